import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {ApiDocumentError} from './document/ApiDocumentError';
import {loadLenient} from './document/loadLenient';
import {checkDocument} from './document/checkDocument';
import {filesDigest, inputsDigest} from './inputsDigest';
import {type MachineFiles, machineFiles} from './machine/machineFiles';
import {collectionName} from './machine/collectionName';
import type {ApiReferenceOptions} from './options';
import {apiSidebar} from './sidebar';
import {writeFolder} from './writeFolder';

/**
 * Makes the pages of the API reference from the OpenAPI file.
 *
 * All pages are made before the first is written: bad input leaves the earlier pages as they were. Nothing is
 * done when neither the input nor the pages have changed since the last time.
 *
 * @throws ApiDocumentError when the file cannot become pages
 */
export async function generateReference(context: LoadContext, options: ApiReferenceOptions): Promise<void> {
  const specPath = path.resolve(context.siteDir, options.specPath);
  const folders = [options.outputDir, options.downloadsDir, fragmentsDir(options)].map((folder) =>
    path.resolve(context.siteDir, folder),
  );
  const record = path.join(context.generatedFilesDir, 'api-reference', 'digest');
  const inputs = fs.existsSync(specPath) && inputsDigest(path.dirname(specPath), [options, siteUrl(context)]);
  if (inputs && readRecord(record) === `${inputs} ${filesDigest(folders)}`) return;

  await generate(context, options, specPath);
  fs.mkdirSync(path.dirname(record), {recursive: true});
  fs.writeFileSync(record, `${inputs} ${filesDigest(folders)}`);
}

/** What was written last, and from what. */
function readRecord(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

async function generate(context: LoadContext, options: ApiReferenceOptions, specPath: string): Promise<void> {
  // The generator takes a second to load; a build whose API did not change does without it.
  const {makePages} = await import('./makePages');
  const take = options.lenient ? loadLenient : checkDocument;
  const taken = await take(specPath, context.siteDir);
  const {files, operations, schemas, failed, unsupported} = await makePages(context, options, taken);
  const unmade = [...taken.leftOut, ...failed];
  if (!options.lenient && failed.length > 0) throw new ApiDocumentError(failed);
  if (operations.length === 0) throw new ApiDocumentError(unmade);
  const reported = [...unmade, ...unsupported];
  if (reported.length > 0) logger.warn(new ApiDocumentError(reported).message);

  const machine = machineFiles({...taken, operations}, siteUrl(context));
  const sidebar = apiSidebar(taken.document, operations, schemas, path.basename(options.outputDir));
  files.set('sidebar.json', JSON.stringify(sidebar, null, 2));
  writeFolder(path.resolve(context.siteDir, options.outputDir), files);
  const downloads = new Map([...machine.downloads, ...(await collectionFile(options, machine))]);
  writeFolder(path.resolve(context.siteDir, options.downloadsDir), downloads);
  writeFolder(path.resolve(context.siteDir, fragmentsDir(options)), machine.fragments);
}

/** The collection, when there is to be one. */
async function collectionFile(
  {collection, samples}: ApiReferenceOptions,
  {name, document}: MachineFiles,
): Promise<Array<[name: string, content: string]>> {
  if (!collection) return [];
  const {postmanCollection} = await import('./machine/postmanCollection');
  const text = await postmanCollection(document, {sharedParameter: samples?.organization});
  return [[collectionName(name), text]];
}

/** Absolute address of the landing page, with a slash at its end. */
function siteUrl({siteConfig, baseUrl}: LoadContext): string {
  return siteConfig.url + baseUrl;
}

/** Static folder whose files are served beside the pages. */
function fragmentsDir({outputDir}: ApiReferenceOptions): string {
  return path.join('static', outputDir);
}
