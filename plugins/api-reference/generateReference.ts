import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {writeFiles} from '../builtFiles';
import {ApiDocumentError, linesOf} from './document/ApiDocumentError';
import type {ApiReferenceOptions} from './options';
import {addressesOf, gonePages, readSite} from './siteLinks';

/**
 * Makes the pages of the API reference from the OpenAPI file, and says whether it or they had changed since the last time.
 * All are made before the first is written: an `ApiDocumentError` leaves the earlier pages as they were.
 */
export async function generateReference(context: LoadContext, options: ApiReferenceOptions) {
  const inSite = (file: string) => path.resolve(context.siteDir, file);
  const specPath = inSite(options.specPath);
  const pagesDir = inSite(options.outputDir);
  const downloadsDir = inSite(options.downloadsDir);
  // Served beside the pages.
  const fragmentsDir = inSite(path.join('static', options.outputDir));
  const ownDir = path.join(context.generatedFilesDir, 'api-reference');
  const record = path.join(ownDir, 'digest');
  const siteUrl = context.siteConfig.url + context.baseUrl;
  const code = ['.', '../content/highlight', '../../sandbox/document'].map((one) =>
    path.join(__dirname, one),
  );
  const folders = [path.dirname(specPath), ...code, pagesDir, downloadsDir, fragmentsDir];
  // Descriptions link to pages that writers have made.
  const docs = () => fs.readdirSync(inSite('docs'), {recursive: true}).sort();
  // Without a pause: the framework imports packages meanwhile, which Node then cannot require.
  const state = () => digestOf(folders, [options, siteUrl, docs()]);
  if (fs.existsSync(record) && fs.readFileSync(record, 'utf8') === state()) return false;

  // What makes the pages takes a second to load; a build whose API did not change does without it.
  const [{loadDocument}, {makePages}, {machineFiles}] = await Promise.all([
    import('./document/loadDocument'),
    import('./makePages'),
    import('./machine/machineFiles'),
  ]);
  const loaded = await loadDocument(specPath, context.siteDir);
  const site = await readSite(context.siteDir, options.outputDir);
  const {files, deadLinks, unsupported} = makePages(loaded, options, context.baseUrl, addressesOf(site));
  const gone = gonePages(site, files, options);
  const advice = `the pages of ${options.outputDir} are made of it: refer to one of these, or to none.`;
  if (gone.length > 0) throw new ApiDocumentError([...gone, {file: options.specPath, message: advice}]);
  const machine = machineFiles(loaded, siteUrl);
  if (options.collection) {
    const {postmanCollection} = await import('./machine/postmanCollection');
    const text = await postmanCollection(machine.document, options.samples?.organization);
    machine.downloads.set(`${machine.name}.postman_collection.json`, text);
  }
  await writeFolder(pagesDir, files);
  await writeFolder(downloadsDir, machine.downloads);
  await writeFolder(fragmentsDir, machine.fragments);
  await writeFolder(ownDir, new Map([['left-out.txt', linesOf([...deadLinks, ...unsupported])]]));
  const report = path.relative(context.siteDir, path.join(ownDir, 'left-out.txt'));
  for (const [first, ...others] of [deadLinks, unsupported]) {
    const rest = others.length > 0 ? ` ${others.length} more like it: see ${report}.` : '';
    if (first) logger.warn(linesOf([first]) + rest);
  }
  fs.writeFileSync(record, state());
  return true;
}

/** A digest of files and of what else decides what the pages hold, so that a change by hand is noticed, too. */
function digestOf(folders: string[], others: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const folder of folders.filter((one) => fs.existsSync(one)))
    for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
      const place = path.join(folder, file);
      if (fs.statSync(place).isFile()) hash.update(`\0${file}\0`).update(fs.readFileSync(place));
    }
  return hash.digest('hex');
}

/** Makes a folder hold these files alone; one that stays the same is not touched, so a server reloads only what changed. */
async function writeFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  const isSame = (name: string, content: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content;
  };
  await writeFiles(folder, Object.fromEntries([...files].filter((file) => !isSame(...file))));
  for (const name of fs.readdirSync(folder))
    if (!files.has(name)) fs.rmSync(path.join(folder, name), {recursive: true});
}
