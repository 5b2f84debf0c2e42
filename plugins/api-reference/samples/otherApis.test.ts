import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {load} from 'js-yaml';
import {fillingOf} from '../../../src/components/TryIt/request/draft';
import {toRequest} from '../../../src/components/TryIt/targets/send';
import {listOperations} from '../../../sandbox/document/listOperations';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {callOf} from './callOf';
import {samplesOf} from './samplesOf';
import {defaultSampleOptions} from './callOf';
import {buildRequest} from './shared/buildRequest';
import {sampleLanguages} from './shared/languages';
import {readOperation} from './shared/readOperation';
import {checkers, checkSamples, isInstalled, runLanguages, runSamples} from './testing/runSamples';
import {startRecorder} from './testing/startRecorder';

/** What a server sees of a call. */
interface Seen {
  request: string;
  type: string;
  authorization?: string;
  keys: string;
  body: string;
}

const api = (server: string) =>
  load(`
openapi: 3.1.0
info: {title: Odd, version: '1'}
servers: [{url: '${server}/v1/'}]
security: [{basic: []}]
paths:
  /empty: {post: {operationId: empty-form, requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {}}}}}, responses: {'200': {description: ok}}}}
  /list: {get: {operationId: get-with-body, requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: string}}}}}}, responses: {'200': {description: ok}}}}
  /options: {options: {operationId: ask-options, responses: {'200': {description: ok}}}}
  /head: {head: {operationId: look, responses: {'200': {description: ok}}}}
  /patch: {patch: {operationId: json-patch, security: [{id: [], secret: []}], requestBody: {content: {application/json-patch+json: {example: [{op: remove, path: /a}]}}}, responses: {'200': {description: ok}}}}
  /form:
    post:
      operationId: send-form
      security: []
      requestBody:
        content:
          application/x-www-form-urlencoded:
            example: {MediaUrl: ['https://a.example/1', 'b c'], items: [{price: p&1, quantity: 2}], meta: {a: '1'}, ids: [1, 2]}
            encoding: {items: {style: deepObject, explode: true}, ids: {style: form, explode: false}}
      responses: {'200': {description: ok}}
  /upload:
    post:
      operationId: upload
      security: [{token: []}]
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photo, purpose, more]
              properties: {photo: {type: string, format: binary}, purpose: {type: string, enum: [it's]}, more: {type: object, properties: {a: {type: integer, example: 1}}}}
            encoding: {photo: {contentType: image/png}}
      responses: {'200': {description: ok}}
  /binary: {put: {operationId: binary, security: [], requestBody: {required: true, content: {application/octet-stream: {schema: {type: string, format: binary}}}}, responses: {'200': {description: ok}}}}
  /xml: {post: {operationId: xml, security: [], requestBody: {content: {application/xml: {schema: {type: object, xml: {name: lamp}, properties: {name: {type: string}}}}}}, responses: {'200': {description: ok}}}}
  /things/{object}:
    get:
      operationId: objects
      security: []
      parameters:
        - {name: object, in: path, required: true, schema: {type: object}, example: {a: 1, b: x/y}}
        - {name: deep, in: query, required: true, style: deepObject, schema: {type: object}, example: {a: {b: c d}}}
        - {name: filter, in: query, required: true, content: {application/json: {schema: {type: object}, example: {a: [1]}}}}
        - {name: ids, in: query, required: true, style: pipeDelimited, explode: false, schema: {type: array}, example: [1, 2]}
      responses: {'200': {description: ok}}
components:
  securitySchemes:
    basic: {type: http, scheme: basic}
    id: {type: apiKey, in: header, name: PLAID-CLIENT-ID, description: 'From the [keys page](https://a.example).'}
    secret: {type: apiKey, in: header, name: PLAID-SECRET}
    token: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example/token', scopes: {}}}}
`) as OpenApiDocument;

const variables = {
  API_USER: 'us:er',
  API_PASSWORD: 'pass',
  PLAID_CLIENT_ID: 'the-id',
  PLAID_SECRET: 'the-secret',
  ACCESS_TOKEN: 'the-token',
};
const basic = `Basic ${btoa('us:er:pass')}`;
const json = 'application/json';

/** What arrives of each operation, in the order of the file. */
const wanted: Seen[] = [
  {request: 'POST /v1/empty', type: '', authorization: basic, keys: '', body: ''},
  {request: 'GET /v1/list', type: '', authorization: basic, keys: '', body: ''},
  {request: 'OPTIONS /v1/options', type: '', authorization: basic, keys: '', body: ''},
  {request: 'HEAD /v1/head', type: '', authorization: basic, keys: '', body: ''},
  {
    request: 'PATCH /v1/patch',
    type: 'application/json-patch+json',
    keys: 'the-id the-secret',
    body: '[{"op":"remove","path":"/a"}]',
  },
  {
    request: 'POST /v1/form',
    type: 'application/x-www-form-urlencoded',
    keys: '',
    body: 'MediaUrl=https://a.example/1&MediaUrl=b c&items[0][price]=p&1&items[0][quantity]=2&meta={"a":"1"}&ids=1,2',
  },
  {
    request: 'POST /v1/upload',
    type: 'multipart/form-data',
    authorization: 'Bearer the-token',
    keys: '',
    body: `photo photo.png - content of photo.png|purpose - it's|more ${json} {"a":1}`,
  },
  {
    request: 'PUT /v1/binary',
    type: 'application/octet-stream',
    keys: '',
    body: 'content of body.bin',
  },
  {
    request: 'POST /v1/xml',
    type: 'application/xml',
    keys: '',
    body: '<lamp><name>string</name></lamp>',
  },
  {request: 'GET /v1/things/a,1,b,x/y?deep[a][b]=c d&filter={"a":[1]}&ids=1|2', type: '', keys: '', body: ''},
];

const files = ['photo.png', 'body.bin'];
let recorder: Awaited<ReturnType<typeof startRecorder>>;

/** What is the same whoever sends it: no white space of JSON, no encoding of forms, no boundary. */
async function readSeen(request: Request): Promise<Seen> {
  const {pathname, search} = new URL(request.url);
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  const text = await request.clone().text();
  const body = /json/.test(type)
    ? JSON.stringify(JSON.parse(text))
    : /urlencoded/.test(type)
      ? decodeURIComponent(text.replaceAll('+', ' '))
      : /xml/.test(type)
        ? text.replaceAll(/>\s+/g, '>')
        : /multipart/.test(type)
          ? (await readParts(request)).join('|')
          : text;
  const authorization = request.headers.get('Authorization');
  return {
    request: `${request.method} ${decodeURIComponent(pathname + search)}`,
    type: text === '' ? '' : type,
    ...(authorization && {authorization}),
    keys: ['PLAID-CLIENT-ID', 'PLAID-SECRET'].flatMap((name) => request.headers.get(name) ?? []).join(' '),
    body,
  };
}

async function readParts(request: Request): Promise<string[]> {
  const boundary = /boundary="?([^";]+)/.exec(request.headers.get('Content-Type') ?? '')?.[1] ?? '';
  const parts = (await request.text()).split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = '', text = ''] = part.split('\r\n\r\n');
    const name = /[; ]name="([^"]*)"/.exec(head)?.[1];
    const fileName = /filename="([^"]*)"/.exec(head)?.[1];
    const type = /Content-Type: (\S+)/i.exec(head)?.[1] ?? '-';
    return [name, ...(fileName && fileName !== 'blob' ? [fileName, '-'] : [type]), text.trim()].join(' ');
  });
}

beforeAll(async () => {
  recorder = await startRecorder();
});
afterAll(() => recorder.close());

const callsOf = (document: OpenApiDocument) =>
  listOperations(document).map((operation) => callOf(document, operation, defaultSampleOptions));

describe.each(runLanguages)('%s samples of another API', (language) => {
  it('arrive with the right method, address, headers and body', async () => {
    recorder.seen.length = 0;
    const samples = callsOf(api(recorder.origin)).map((call) => samplesOf(call)[language]);
    await runSamples(language, samples, variables, files);
    expect(await Promise.all(recorder.seen.map(readSeen))).toEqual(wanted);
  });
});

it('Try it sends the same', async () => {
  const document = api(recorder.origin);
  const requests = listOperations(document).map((named) => {
    const operation = readOperation(document, {isPage: true}, named);
    const {parameters, body} = operation;
    const typed = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
    const draft = {
      texts: {
        ...Object.fromEntries(
          parameters.map(({id, example}) => [
            id,
            Array.isArray(example) ? example.join('\n') : typed(example),
          ]),
        ),
        body: body?.examples[0]?.text ?? '',
        ...variables,
      },
      files: Object.fromEntries(
        (body?.files ?? []).map(({name, fileName}) => [name, new File([`content of ${fileName}`], fileName)]),
      ),
    };
    return toRequest(
      buildRequest(operation, fillingOf(operation, draft), operation.servers[0]?.url ?? ''),
      undefined,
      draft.files,
    );
  });
  expect(await Promise.all(requests.map(readSeen))).toEqual(wanted);
});

it.each(sampleLanguages)('%s has a sample of each that its tools can read', async (language) => {
  const samples = callsOf(api('https://a.example')).map((call) => samplesOf(call)[language]);
  for (const sample of samples) expect(sample).not.toMatch(/undefined|__[A-Z]|zz\d+zz|\[object/);
  if (isInstalled(checkers[language]?.[0])) await checkSamples(language, samples);
});

it('reads no variable and has no empty line where nothing is to be read', () => {
  const document = api('https://a.example');
  const operation = listOperations(document).find(({id}) => id === 'xml');
  const {js, python} = samplesOf(callOf(document, operation ?? {path: '', method: ''}, defaultSampleOptions));
  expect(js).toMatch(/^const response = await fetch\('https:\/\/a\.example\/v1\/xml', /);
  expect(python).toMatch(
    /^import requests\n\nresponse = requests\.post\(\n {4}"https:\/\/a\.example\/v1\/xml",/,
  );
});

it('makes a value of the path up that its schema allows', () => {
  const parameters = [
    {name: 'id', in: 'path', required: true, schema: {type: 'string', pattern: '^AC\\d{4}$'}},
  ];
  const paths = {'/a/{id}': {get: {operationId: 'a', parameters, responses: {}}}};
  const document = {...api('https://a.example'), paths} as unknown as OpenApiDocument;
  expect(callsOf(document)[0]?.request.url).toMatch(/\/a\/AC\d{4}$/);
});
