import fs from 'node:fs';
import path from 'node:path';
import isEmpty from 'lodash/isEmpty';
import {allOperations} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {stepsOf, valueAt} from '../../../sandbox/document/resolveReference';
import {ApiDocumentError, type Problem} from './ApiDocumentError';
import {asDictionary, nameOperations, type Route} from './operations';
import {inlinePlaces, pointerTo} from './references';

/** An OpenAPI document that pages can be made of: all of it, in one file and with references to components alone. */
export type LoadedDocument = Awaited<ReturnType<typeof loadDocument>>;

/**
 * Reads an OpenAPI file and those that it refers to, and throws an `ApiDocumentError` with every problem found.
 *
 * @param root folder that names in messages are relative to
 */
export async function loadDocument(file: string, root: string) {
  const {whole, ...loaded} = await bundled(file, root);
  const {placeOf} = loaded;
  const document = inlinePlaces(whole) as OpenApiDocument;
  if (typeof asDictionary(document.info).title !== 'string')
    refuse(placeOf(['info']), 'info.title is missing; it names the overview page.');
  nameOperations(document);
  if (allOperations(document).length === 0)
    refuse(placeOf(['paths']), 'there is no operation under "paths" or "webhooks".');
  return {document, ...loaded};
}

function refuse(place: Omit<Problem, 'message'>, message: string): never {
  throw new ApiDocumentError([{...place, message}]);
}

/** The file with all that it refers to in it, and the places of its values; references that lead nowhere are refused. */
async function bundled(file: string, root: string) {
  const redocly = await import('@redocly/openapi-core');
  const customFetch = (address: string) => Promise.reject(new Error(`${address} is on another host`));
  const resolver = new redocly.BaseResolver({http: {headers: [], customFetch}});
  const nameOf = (address: string) => path.relative(root, address);
  const asFile = {file: nameOf(file)};
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error as Error);
  if (read instanceof redocly.YamlParseError)
    refuse({...asFile, line: read.line}, `${notYaml(read.message)}.`);
  if (read instanceof Error)
    refuse(
      asFile,
      'the OpenAPI file is missing. Put it there, or change specPath of the api-reference plugin.',
    );
  const {source, parsed} = read;
  const placeOf = (route: Route) => {
    // What is missing has the place of what is around it.
    const {start} = redocly.getLineColLocation({source, pointer: pointerTo(route), reportOnKey: true});
    return {...asFile, line: start.line};
  };
  refuseVersion(parsed, placeOf);
  const text = source.body;
  // Parsed once more: the bundler writes into what it has read.
  const written = file.endsWith('.json') ? undefined : {text, value: redocly.parseYaml(text)};
  const config = await redocly.createConfig({});
  const {problems} = await redocly
    .bundle({doc: read, config, externalRefResolver: resolver})
    .catch((error: Error) => refuse(asFile, `its references cannot be followed: ${error.message}`));
  const whole = asDictionary(parsed);
  // The bundler adds an empty map.
  if (isEmpty(whole.components)) delete whole.components;
  const broken = new Map<string, Problem>();
  let unreadable: string | undefined;
  for (const {message, location} of problems) {
    const [place] = location;
    if (!place) continue;
    const {absoluteRef} = place.source;
    if (place.pointer === undefined) {
      // What is no YAML is reported before the reference to it, if not in words of ours.
      unreadable = `${nameOf(absoluteRef)} is ${notYaml(message)}, line ${place.start.line}`;
      continue;
    }
    const route = stepsOf(place.pointer);
    // No page needs what an extension of the file refers to; a property may be called like one.
    if (route.some((step, index) => step.startsWith('x-') && route[index - 1] !== 'properties')) continue;
    const opened = await resolver.resolveDocument(null, absoluteRef, true);
    const found = valueAt('parsed' in opened ? opened.parsed : undefined, route);
    const target = asDictionary(found).$ref ?? found;
    if (typeof target !== 'string' || route.includes('mapping')) continue;
    broken.set(target, {
      file: nameOf(absoluteRef),
      line: redocly.getLineColLocation(place).start.line,
      message: `the reference "${target}" leads nowhere: ${unreadable ?? whyNowhere(target, absoluteRef, nameOf)}.`,
    });
    unreadable = undefined;
  }
  if (broken.size > 0) throw new ApiDocumentError([...broken.values()]);
  /** The file itself, where it is YAML, and what it holds, as `written`. */
  return {placeOf, whole, written, fileName: path.basename(file)};
}

function notYaml(message: string): string {
  return `not valid YAML: ${message.replace(/^Failed to parse: /, '').replace(/ \(\d+:\d+\)$/, '')}`;
}

function refuseVersion(document: unknown, placeOf: (route: Route) => Omit<Problem, 'message'>): void {
  const {openapi, swagger} = asDictionary(document);
  if (/^3\.[01]\./.test(String(openapi))) return;
  const isSwagger = swagger !== undefined;
  const found = isSwagger ? `Swagger ${swagger}` : `OpenAPI ${openapi}`;
  const how = isSwagger
    ? 'Convert it with "npx swagger2openapi old.yaml --outfile new.yaml", and name the new file.'
    : 'Write "openapi: 3.1.2" there and leave out what 3.2 has added, such as the method "query".';
  const message = /^(?:Swagger|OpenAPI 3\.2\.)/.test(found)
    ? `this is ${found}, and pages are made of OpenAPI 3.0 and 3.1. ${how}`
    : 'this is no OpenAPI 3.0 or 3.1 file: "openapi" must name the version, for example 3.1.0.';
  refuse(placeOf([isSwagger ? 'swagger' : 'openapi']), message);
}

function whyNowhere(target: string, from: string, nameOf: (file: string) => string): string {
  const [address = ''] = target.split('#', 1);
  if (/^https?:/.test(address)) return 'no build fetches what another host has; keep a copy beside the file';
  const file = address === '' ? from : path.resolve(path.dirname(from), decodeURIComponent(address));
  return fs.existsSync(file)
    ? `${nameOf(file)} has nothing that can be read there`
    : `there is no file ${nameOf(file)}`;
}
