import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listOperations} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {resolveReference} from '../../../sandbox/document/resolveReference';
import {nameOperations} from '../document/operations';
import {portionOf} from '../testing/portionOf';
import {publicFiles} from '../testing/publicFiles';
import {callOf, defaultSampleOptions} from './callOf';
import {samplesOf} from './samplesOf';
import {runLanguages, runSamples} from './testing/runSamples';
import {startRecorder} from './testing/startRecorder';

/** So many operations of each file are called, each in each language. */
const most = 30;

let recorder: Awaited<ReturnType<typeof startRecorder>>;
beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());

/** A document all of whose servers are the recorder. */
function atRecorder(file: object): OpenApiDocument {
  const document = portionOf(file, most) as unknown as OpenApiDocument;
  const servers = [{url: `${recorder.origin}/base`}];
  const given = {...document, servers};
  nameOperations(given);
  for (const {item, object} of listOperations(given)) {
    delete item.servers;
    delete object.servers;
  }
  return given;
}

type Sent = Awaited<ReturnType<typeof sentIn>>;

/** What is the same whoever sends it. */
async function sentIn(request: Request) {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  const text = await request.clone().text();
  const {pathname, searchParams} = new URL(request.url);
  const form = /^multipart|urlencoded/.test(type) ? [...(await request.clone().formData())] : undefined;
  const fields = form?.map(([name, value]) => [name, typeof value === 'string' ? value : 'file']);
  return {
    method: request.method,
    path: decodeURIComponent(pathname),
    query: [...searchParams].map((pair) => pair.join('=')).sort(),
    authorization: request.headers.get('Authorization'),
    type: text === '' ? '' : type,
    body: fields ?? (/[/+]json/.test(type) ? JSON.parse(text) : text),
    headers: request.headers,
  };
}

/** What an operation asks for that a request lacks, read from the file alone. */
function lacks(document: OpenApiDocument, operation: ReturnType<typeof listOperations>[number], sent: Sent) {
  const {method, path, object} = operation;
  const found: string[] = [];
  if (sent.method !== method.toUpperCase()) found.push(`sent as ${sent.method}`);
  const steps = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^?]+');
  if (!new RegExp(`^/base${steps}$`).test(sent.path)) found.push(`sent to ${sent.path}`);
  if (/undefined|\[object|__/.test(`${sent.path} ${sent.query}`))
    found.push(`sent to ${sent.path} ${sent.query}`);
  for (const {name, in: place, required} of operation.parameters()) {
    if (!required) continue;
    const isThere =
      place === 'header'
        ? sent.headers.has(name)
        : place !== 'query' ||
          sent.query.some((one) => one.startsWith(`${name}=`) || one.startsWith(`${name}[`));
    if (!isThere) found.push(`without the ${place} ${name}`);
  }
  const content = object.requestBody && resolveReference(document, object.requestBody).content;
  const types = Object.keys(content ?? {});
  if (sent.type !== '' && !types.some((type) => type.split(';')[0] === sent.type || type === '*/*'))
    found.push(`with a body of the type ${sent.type}`);
  const ways = object.security ?? document.security ?? [];
  const schemes = Object.keys(ways[0] ?? {}).flatMap((name) => {
    const given = document.components?.securitySchemes?.[name];
    return given ? [resolveReference(document, given)] : [];
  });
  for (const {type, in: place, name = '', scheme = ''} of schemes) {
    const isThere =
      type !== 'apiKey'
        ? (sent.authorization ?? '')
            .toLowerCase()
            .startsWith(type === 'http' ? scheme.toLowerCase() : 'bearer ')
        : place === 'header'
          ? sent.headers.get(name)
          : place === 'query'
            ? sent.query.some((one) => one.startsWith(`${name}=`))
            : (sent.headers.get('Cookie') ?? '').includes(`${name}=`);
    if (!isThere) found.push(`without the ${type} ${name || scheme}`);
  }
  return found.map((one) => `${method} ${path}: ${one}`);
}

describe.each(publicFiles)('samples of $name', ({parse}) => {
  it('arrive with the method, address, headers and body that the file asks for, the same in each language', async () => {
    const document = atRecorder(parse());
    const operations = listOperations(document);
    const calls = operations.map((one) => callOf(document, one, defaultSampleOptions));
    const variables = calls.flatMap((call) => call.variables.map((name) => [name, `my-${name}`]));
    const files = calls.flatMap(({request: {body}}) =>
      body?.kind === 'file'
        ? [body.fileName]
        : body?.kind === 'multipart'
          ? body.parts.flatMap(({fileName}) => fileName ?? [])
          : [],
    );
    const all = new Map<string, Sent[]>();
    const {seen} = recorder;
    for (const language of runLanguages) {
      seen.length = 0;
      const samples = calls.map((call) => samplesOf(call)[language]);
      await runSamples(language, samples, Object.fromEntries(variables), files);
      expect(seen, language).toHaveLength(operations.length);
      all.set(language, await Promise.all(seen.map(sentIn)));
    }
    const [first = [], ...others] = all.values();
    const wrong = operations.flatMap((one, index) => lacks(document, one, first[index] as Sent));
    expect(wrong).toEqual([]);
    const told = (sent: Sent[]) => sent.map(({headers, ...rest}) => rest);
    for (const other of others) expect(told(other)).toEqual(told(first));
  });
});
