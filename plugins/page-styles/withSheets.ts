/** What the framework writes about the files of a site: by the name of a chunk the chunks beside it, and their files. */
export interface ClientManifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, {css?: Array<{file: string}>; js?: Array<{file: string}>}>;
}

/** An entry of `.docusaurus/registry.js`: the name of a chunk, and the module in it. */
const entry = /webpackChunkName: ("(?:[^"\\]|\\.)*") \*\/ ("(?:[^"\\]|\\.)*")/g;

/**
 * Adds to the manifest, for each module that a page may be made of, the stylesheets that come with it.
 *
 * The framework looks a page's files up by its modules, but the manifest has them by the names of their chunks: of
 * itself it links a page to the stylesheets of the entry alone.
 *
 * @param registry text of `.docusaurus/registry.js`
 * @throws Error when the registry names no modules
 */
export function withSheets(manifest: ClientManifest, registry: string): ClientManifest {
  const {entrypoints, origins, assets} = manifest;
  const sheetsOf = (chunk: string) => (origins[chunk] ?? []).flatMap((id) => assets[id]?.css ?? []);
  const everywhere = new Set(entrypoints.flatMap(sheetsOf).map(({file}) => file));
  const entries = [...registry.matchAll(entry)];
  if (entries.length === 0)
    throw new Error('plugins/page-styles/withSheets.ts does not know this form of .docusaurus/registry.js.');
  const added: Pick<ClientManifest, 'origins' | 'assets'> = {origins: {}, assets: {}};
  for (const [, chunk = '', module = ''] of entries) {
    const sheets = sheetsOf(JSON.parse(chunk)).filter(({file}) => !everywhere.has(file));
    added.origins[JSON.parse(module)] = sheets.map(({file}) => file);
    // Pages that share a sheet must not link to it twice, so it has an entry of its own.
    for (const sheet of sheets) added.assets[sheet.file] = {css: [sheet]};
  }
  return {...manifest, origins: {...origins, ...added.origins}, assets: {...assets, ...added.assets}};
}
