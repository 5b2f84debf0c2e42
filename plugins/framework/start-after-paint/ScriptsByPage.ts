import fs from 'node:fs';
import path from 'node:path';

/** What the framework writes about the scripts of a site: chunks by name, and files by chunk. */
interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, Partial<Record<'js' | 'css', Array<{file: string}>>>>;
}

/** Which scripts and styles the framework loads for each page of a build, as paths in it. */
export class ScriptsByPage {
  private readonly manifest: ClientManifest;
  /** Names of the chunks of each route, in the order in which the framework lists them; a route may come twice. */
  private readonly chunks: Array<{route: string; names: string[]}>;

  /**
   * @param generated `.docusaurus` of the build
   * @throws Error when there is no build
   */
  constructor(generated: string) {
    const read = (name: string) => {
      const file = path.join(generated, name);
      if (!fs.existsSync(file)) throw new Error(`${file} does not exist: run \`npm run build\` first.`);
      return JSON.parse(fs.readFileSync(file, 'utf8'));
    };
    this.manifest = read('client-manifest.json');
    this.chunks = Object.entries(read('routesChunkNames.json')).map(([key, chunks]) => ({
      // The framework adds a number to each address.
      route: key.replace(/-[^-]+$/, ''),
      names: namesIn(chunks),
    }));
  }

  /** Addresses of all routes, those that only stand around others included. */
  routes(): string[] {
    return [...new Set(this.chunks.map(({route}) => route))];
  }

  /**
   * @param isPage whether a route has a page of its own; one that has none stands around those below it
   * @returns scripts with which every page begins, those of the page and of the routes around it, and the stylesheets
   *   that come with these: the framework names none in a page but that of all pages
   */
  of(route: string, isPage: (route: string) => boolean): Record<'entry' | 'page' | 'styles', string[]> {
    const parts = route.split('/');
    const outer = parts.map((_, length) => parts.slice(0, length).join('/')).filter((name) => !isPage(name));
    const around = new Set([...outer, route]);
    const names = this.chunks.filter((one) => around.has(one.route)).flatMap((one) => one.names);
    const {entrypoints} = this.manifest;
    const entry = this.filesOf(entrypoints, 'js');
    const page = this.filesOf(names, 'js').filter((file) => !entry.includes(file));
    const early = this.filesOf(entrypoints, 'css');
    return {entry, page, styles: this.filesOf(names, 'css').filter((file) => !early.includes(file))};
  }

  private filesOf(names: string[], kind: 'js' | 'css'): string[] {
    const {origins, assets} = this.manifest;
    const chunks = names.flatMap((name) => origins[name] ?? []);
    return [...new Set(chunks.flatMap((chunk) => (assets[chunk]?.[kind] ?? []).map(({file}) => file)))];
  }
}

function namesIn(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return chunks && typeof chunks === 'object' ? Object.values(chunks).flatMap(namesIn) : [];
}
