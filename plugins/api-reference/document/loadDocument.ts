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

/** What to do about a version that no pages are made of, by the name that it stands under. */
const advice = {
  openapi: 'Write "openapi: 3.1.2" there and leave out what 3.2 has added, such as the method "query".',
  swagger: 'Convert it with "npx swagger2openapi old.yaml --outfile new.yaml", and name the new file.',
};

const onAnotherHost = 'no build fetches what another host has; keep a copy beside the file';

/** The file with all that it refers to in it, and the places of its values; references that lead nowhere are refused. */
async function bundled(file: string, root: string) {
  const redocly = await import('@redocly/openapi-core');
  const customFetch = () => Promise.reject(new Error(onAnotherHost));
  const resolver = new redocly.BaseResolver({http: {headers: [], customFetch}});
  const nameOf = (address: string) => path.relative(root, address);
  const asFile = {file: nameOf(file)};
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error as Error);
  if (read instanceof redocly.YamlParseError)
    refuse({...asFile, line: read.line}, `not valid YAML: ${read.message.replace(/ \(\d+:\d+\)$/, '')}.`);
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
  const whole = asDictionary(parsed);
  const named = 'swagger' in whole ? 'swagger' : 'openapi';
  if (!/^3\.[01]\./.test(String(whole.openapi)))
    refuse(
      placeOf([named]),
      `"${named}" is ${whole[named] ?? 'missing'}, and pages are made of OpenAPI 3.0 and 3.1. ${advice[named]}`,
    );
  const text = source.body;
  // Parsed once more: the bundler writes into what it has read.
  const written = file.endsWith('.json') ? undefined : {text, value: redocly.parseYaml(text)};
  const config = await redocly.createConfig({});
  const {problems} = await redocly
    .bundle({doc: read, config, externalRefResolver: resolver})
    .catch((error: Error) => refuse(asFile, `its references cannot be followed: ${error.message}`));
  // The bundler adds an empty map.
  if (isEmpty(whole.components)) delete whole.components;
  const broken = new Map<string, Problem>();
  for (const {message, location} of problems) {
    const [place] = location;
    // What is no YAML is reported before the reference to it, too.
    if (place?.pointer === undefined) continue;
    const route = stepsOf(place.pointer);
    // No page needs what an extension of the file refers to; a property may be called like one.
    if (route.some((step, index) => step.startsWith('x-') && route[index - 1] !== 'properties')) continue;
    const found = valueAt(redocly.parseYaml(place.source.body), route);
    const target = asDictionary(found).$ref ?? found;
    if (typeof target !== 'string' || route.includes('mapping')) continue;
    const [, why = 'nothing there can be read'] = message.replaceAll(root + path.sep, '').split('$ref: ');
    broken.set(target, {
      file: nameOf(place.source.absoluteRef),
      line: redocly.getLineColLocation(place).start.line,
      message: `the reference "${target}" leads nowhere: ${why}.`,
    });
  }
  if (broken.size > 0) throw new ApiDocumentError([...broken.values()]);
  /** The file itself, where it is YAML, and what it holds, as `written`. */
  return {placeOf, whole, written, fileName: path.basename(file)};
}
