import fs from 'node:fs';
import path from 'node:path';

/** What the framework writes about the scripts of a site: chunks by name, and files by chunk. */
interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, Partial<Record<'js' | 'css', Array<{file: string}>>>>;
}

/** Scripts that a page loads by itself, as paths in the built site. */
export interface PageScripts {
  /** Those with which every page begins. */
  entry: string[];
  /** Those of the page, and of the routes around it. */
  page: string[];
  /** Stylesheets that come with those of the page; the framework names none in a page but that of all pages. */
  styles: string[];
}

/** Which scripts the framework loads for each page of a build. */
export class ScriptsByPage {
  private readonly manifest: ClientManifest;
  /** Names of chunks by route, and where the framework lists them. */
  private readonly chunks = new Map<string, Array<{at: number; names: string[]}>>();

  /**
   * @param generated `.docusaurus` of the build
   * @throws Error when there is no build
   */
  constructor(private readonly generated: string) {
    this.manifest = this.readJson('client-manifest.json') as ClientManifest;
    const listed = Object.entries(this.readJson('routesChunkNames.json') as Record<string, unknown>);
    for (const [at, [key, names]] of listed.entries()) {
      const route = routeOf(key);
      this.chunks.set(route, [...(this.chunks.get(route) ?? []), {at, names: namesIn(names)}]);
    }
  }

  /** Addresses of all routes, those that only stand around others included. */
  routes(): string[] {
    return [...this.chunks.keys()];
  }

  /** @param isPage whether a route has a page of its own; one that has none stands around those below it */
  of(route: string, isPage: (route: string) => boolean): PageScripts {
    const parts = route.split('/');
    const outer = parts.map((_, length) => parts.slice(0, length).join('/')).filter((name) => !isPage(name));
    const around = [...outer, route].flatMap((name) => this.chunks.get(name) ?? []);
    around.sort((one, other) => one.at - other.at);
    const names = around.flatMap((route) => route.names);
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

  private readJson(name: string): unknown {
    const file = path.join(this.generated, name);
    if (!fs.existsSync(file)) throw new Error(`${file} does not exist: run \`npm run build\` first.`);
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  }
}

/** The framework adds a number to each address. */
function routeOf(key: string): string {
  return key.replace(/-[^-]+$/, '');
}

function namesIn(chunks: unknown): string[] {
  if (typeof chunks === 'string') return [chunks];
  return chunks && typeof chunks === 'object' ? Object.values(chunks).flatMap(namesIn) : [];
}
