import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import pick from 'lodash/pick';
import {stepsOf, valueAt} from '../../../sandbox/document/resolveReference';
import {ApiDocumentError, type Problem} from './ApiDocumentError';
import {
  asDictionary,
  type Dictionary,
  label,
  listOperations,
  type Operation,
  overviewName,
  type Route,
  sharedByMethods,
} from './operations';
import {keepOnly, nameOperations} from './nameOperations';
import {inlinePlaces, pointerTo, reachableFrom} from './references';

/** An OpenAPI document that pages can be made of. */
export interface LoadedDocument {
  /** All of the document, in one file and with references to components alone. */
  document: Dictionary;
  operations: Operation[];
  /** Operations that were left out, and why. */
  leftOut: Problem[];
  /** Where a value stands in the file as it was read. */
  placeOf(route: Route): Pick<Problem, 'file' | 'line'>;
  /** Name of the file without its folder. */
  fileName: string;
  /** The file itself, where it is YAML and nothing had to change. */
  asWritten?: string;
}

const advice =
  'A file that others have written is taken as it is with "lenient: true" beside its specPath, in config/apiReference.ts.';

/**
 * Reads an OpenAPI file and those that it refers to, and makes sure that pages can be made of it.
 *
 * @param root folder that names in messages are relative to
 * @param isLenient whether ids and tags that the file lacks are made up, and operations that need a broken reference are
 *   left out
 * @throws ApiDocumentError with every problem found
 */
export async function loadDocument(file: string, root: string, isLenient = false): Promise<LoadedDocument> {
  const {broken, placeOf, whole, text} = await bundled(file, root);
  const inPlace = inlinePlaces(whole);
  const document = asDictionary(inPlace);
  const all = listOperations(document);
  const shape: Problem[] = [];
  if (typeof asDictionary(document.info).title !== 'string')
    shape.push({...placeOf(['info']), message: 'info.title is missing; it names the overview page.'});
  if (all.length === 0)
    shape.push({...placeOf(['paths']), message: 'there is no operation under "paths" or "webhooks".'});
  const reasonOf = (operation: Operation) => isLenient && brokenFor(document, operation, broken);
  const reasons = new Map(all.map((operation) => [operation, reasonOf(operation)]));
  const operations = all.filter((operation) => !reasons.get(operation));
  const reserved = [overviewName(document), 'sidebar'];
  const lacking = nameOperations(operations, reserved, placeOf);
  const problems = isLenient ? shape : [...shape, ...broken.values(), ...lacking];
  if (problems.length > 0) throw new ApiDocumentError(problems, shape.length > 0 ? [] : [advice]);
  const leftOut = [...reasons].flatMap(([operation, reason]) => {
    if (!reason) return [];
    const place = placeOf(operation.route);
    const elsewhere = reason.file === place.file ? '' : `in ${reason.file}:${reason.line}, `;
    return [{...place, message: `${label(operation)} is left out: ${elsewhere}${reason.message}`}];
  });
  if (operations.length === 0) throw new ApiDocumentError(leftOut);
  if (isLenient) keepOnly(document, operations, broken.size > 0);
  const asWritten = text && isDeepStrictEqual(text.value, document) ? text.body : undefined;
  return {document, operations, leftOut, placeOf, fileName: path.basename(file), asWritten};
}

/** The file with all that it refers to in it, the places of its values, and references that lead nowhere, by their texts. */
async function bundled(file: string, root: string) {
  const redocly = await import('@redocly/openapi-core');
  class FilesOnly extends redocly.BaseResolver {
    override loadExternalRef(address: string) {
      return redocly.isAbsoluteUrl(address)
        ? Promise.reject(new redocly.ResolveError(new Error(`${address} is on another host`)))
        : super.loadExternalRef(address);
    }
  }
  const resolver = new FilesOnly();
  const nameOf = (address: string) => path.relative(root, address);
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error as Error);
  if (read instanceof redocly.YamlParseError)
    throw new ApiDocumentError([
      {file: nameOf(file), line: read.line || undefined, message: `${notYaml(read.message)}.`},
    ]);
  if (read instanceof Error)
    throw new ApiDocumentError([
      {
        file: nameOf(file),
        message: 'the OpenAPI file is missing. Put it there, or change specPath of the api-reference plugin.',
      },
    ]);
  const {source, parsed} = read;
  const lineIn = (where: typeof source, pointer: string) =>
    redocly.getLineColLocation({source: where, pointer, reportOnKey: true}).start?.line ?? 1;
  const placeOf: LoadedDocument['placeOf'] = (route) => {
    // What is missing has the place of what is around it.
    let length = route.length;
    while (length > 0 && valueAt(parsed, route.slice(0, length)) === undefined) length -= 1;
    return {file: nameOf(file), line: length === 0 ? 1 : lineIn(source, pointerTo(route.slice(0, length)))};
  };
  refuseVersion(parsed, placeOf);
  const {body} = source;
  // Parsed once more: the bundler writes into what it has read.
  const text = file.endsWith('.json') ? undefined : {body, value: redocly.parseYaml(body)};
  const {problems} = await redocly
    .bundle({
      doc: read,
      config: await redocly.createConfig({}),
      externalRefResolver: resolver,
    })
    .catch((error: Error) => {
      throw new ApiDocumentError([
        {file: nameOf(file), message: `its references cannot be followed: ${error.message}`},
      ]);
    });
  const whole = asDictionary(parsed);
  // The bundler adds an empty map.
  if (Object.keys(asDictionary(whole.components)).length === 0) delete whole.components;
  const broken = new Map<string, Problem>();
  let unreadable: string | undefined;
  for (const {message, location: [location] = []} of problems) {
    if (location && location.pointer === undefined)
      // What is no YAML is reported before the reference to it, if not in words of ours.
      unreadable = `${nameOf(location.source.absoluteRef)} is ${notYaml(message)}, line ${location.start.line}`;
    if (!location?.pointer) continue;
    const route = stepsOf(location.pointer);
    // No page needs what an extension of the file refers to; a property may be called like one.
    if (route.some((step, index) => step.startsWith('x-') && route[index - 1] !== 'properties')) continue;
    const opened = await resolver.resolveDocument(null, location.source.absoluteRef, true);
    const around = 'parsed' in opened ? opened.parsed : undefined;
    const target = asDictionary(valueAt(around, route)).$ref ?? valueAt(around, route);
    if (typeof target !== 'string' || route.includes('mapping')) continue;
    broken.set(target, {
      file: nameOf(location.source.absoluteRef),
      line: redocly.getLineColLocation(location).start?.line,
      message: `the reference "${target}" leads nowhere: ${unreadable ?? whyNowhere(target, location.source.absoluteRef, nameOf)}.`,
    });
    unreadable = undefined;
  }
  return {broken, placeOf, whole, text};
}

function notYaml(message: string): string {
  return `not valid YAML: ${message.replace(/^Failed to parse: /, '').replace(/ \(\d+:\d+\)$/, '')}`;
}

function refuseVersion(document: unknown, placeOf: LoadedDocument['placeOf']): void {
  const {openapi, swagger} = asDictionary(document);
  if (/^3\.[01]\./.test(String(openapi))) return;
  const found = swagger === undefined ? `OpenAPI ${openapi}` : `Swagger ${swagger}`;
  const advice =
    swagger !== undefined
      ? 'Convert it with "npx swagger2openapi old.yaml --outfile new.yaml", and name the new file.'
      : 'Write "openapi: 3.1.2" there and leave out what 3.2 has added, such as the method "query".';
  const message =
    swagger !== undefined || /^3\.2\./.test(String(openapi))
      ? `this is ${found}, and pages are made of OpenAPI 3.0 and 3.1. ${advice}`
      : 'this is no OpenAPI 3.0 or 3.1 file: "openapi" must name the version, for example 3.1.0.';
  throw new ApiDocumentError([{...placeOf([swagger === undefined ? 'openapi' : 'swagger']), message}]);
}

function whyNowhere(target: string, from: string, nameOf: (file: string) => string): string {
  const [address = ''] = target.split('#', 1);
  if (/^https?:/.test(address)) return 'no build fetches what another host has; keep a copy beside the file';
  const file = address === '' ? from : path.resolve(path.dirname(from), decodeURIComponent(address));
  return fs.existsSync(file)
    ? `${nameOf(file)} has nothing that can be read there`
    : `there is no file ${nameOf(file)}`;
}

/** The broken reference that an operation needs, itself or through components. */
function brokenFor(
  document: Dictionary,
  {route: [section, path, method]}: Operation,
  broken: ReadonlyMap<string, Problem>,
): Problem | undefined {
  if (broken.size === 0) return undefined;
  const item = asDictionary(asDictionary(document[section])[path]);
  const reached = reachableFrom(document, pick(item, ['$ref', method, ...sharedByMethods]));
  return [...reached].map((reference) => broken.get(reference)).find(Boolean);
}
