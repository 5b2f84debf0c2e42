import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {load} from 'js-yaml';
import {afterEach, expect, it, vi} from 'vitest';
import {type FixtureSite, fixtureSite, lamps} from './testing/fixtureSite';

/** Adds operations to the file of the tests. */
const withPaths = (paths: string) => lamps.replace('webhooks:\n', `${paths}webhooks:\n`);

let site: FixtureSite;
afterEach(() => {
  site.remove();
  vi.restoreAllMocks();
});

/** Makes the pages of a file that others have written; gives what was reported. */
async function take(yaml: string, others: Record<string, string> = {}): Promise<string[]> {
  site = fixtureSite(yaml);
  for (const [name, text] of Object.entries(others))
    fs.writeFileSync(path.join(site.folder, 'openapi', name), text);
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  await site.generate();
  return warn.mock.calls.flatMap(([message]) => String(message).split('\n'));
}

const pages = () => site.list().filter((name) => name.endsWith('.mdx'));

it('takes a file that lacks nothing as it is', async () => {
  expect(await take(lamps)).toEqual([]);
  expect(pages()).toEqual(['get-lamp.mdx', 'lamp-api.mdx', 'lamp-changed.mdx']);
});

it('makes up ids, titles and tags that are missing, and ids that are taken', async () => {
  const reported = await take(
    withPaths(`  /rooms/{room}/lamps:
    get:
      parameters: [{name: room, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: All of them.}}
    post:
      operationId: getLamp
      responses: {'200': {description: Made.}}
  /lamp-api:
    get:
      operationId: lamp-api
      responses: {'200': {description: It.}}
`),
  );
  expect(reported).toEqual([]);
  expect(pages()).toEqual([
    'get-lamp-api.mdx',
    'get-lamp.mdx',
    'get-rooms-room-lamps.mdx',
    'lamp-api.mdx',
    'lamp-changed.mdx',
    'post-rooms-room-lamps.mdx',
  ]);
  expect(site.read('get-rooms-room-lamps.mdx')).toContain('title: "GET /rooms/{room}/lamps"');
  const [last] = JSON.parse(site.read('sidebar.json')).slice(-1);
  expect(last).toMatchObject({label: 'Other', items: {length: 3}});
});

it('refuses references that lead nowhere, all of them with their lines, also those that only others need', async () => {
  const broken = withPaths(`  /direct:
    get:
      tags: [Lamps]
      responses: {'200': {$ref: '#/components/responses/Nothing'}}
`).replace(
    'components:\n',
    `components:
  securitySchemes: {next: {$ref: '#/components/securitySchemes/none'}}
`,
  );
  const lineOf = (text: string) => broken.split('\n').findIndex((line) => line.includes(text)) + 1;
  const nowhere = (text: string) =>
    `openapi/lamps.yaml:${lineOf(text)}: the reference "#/components/${text}" leads nowhere: nothing there can be read.`;
  await expect(take(broken)).rejects.toThrow(
    [nowhere('responses/Nothing'), nowhere('securitySchemes/none')].join('\n'),
  );
});

it('shows links to the site that it was written for as their texts, and says so in one line', async () => {
  const linking = lamps.replace(
    'Returns a lamp and "all" that is known of it.',
    'Returns a lamp and "all" that is known of it. See [the intro](/docs/intro), [rooms](/rooms/all "All"), [halls](../halls.md), [a part](#part/of-it), [scopes](#scopes), [lamps](/docs/api/get-lamp) and [the web](https://lamps.example).',
  );
  expect(linking).not.toBe(lamps);
  const line = linking.split('\n').findIndex((text) => text.includes('/rooms/all')) + 1;
  const reported = await take(linking);
  expect(reported).toEqual([
    `openapi/lamps.yaml:${line}: this site has no page /rooms/all: of links to it the text stays. 2 more like it: see .docusaurus/api-reference/left-out.txt.`,
  ]);
  const left = fs.readFileSync(path.join(site.folder, '.docusaurus/api-reference/left-out.txt'), 'utf8');
  expect(left).toContain('this site has no page ../halls.md');
  expect(site.read('get-lamp.mdx')).toContain(
    'See [the intro](/docs/intro), rooms, halls, a part, [scopes](#scopes), [lamps](/docs/api/get-lamp) and [the web](https://lamps.example).',
  );
});

it('reports what pages say nothing of, one line an operation, and shows the rest', async () => {
  const yaml = withPaths(`  /rules:
    get:
      tags: [Lamps]
      responses:
        '200':
          description: One.
          links: {self: {operationId: get-lamp}}
          content: {application/json: {schema: {$ref: '#/components/schemas/Rules'}}}
    post:
      tags: [Lamps]
      responses: {'200': {description: Fine., content: {application/json: {schema: {type: object, propertyNames: {maxLength: 3}}}}}}
`).replace(
    '    Lamp:\n',
    `    Rules:
      type: object
      if: {required: [a]}
      then: {required: [b]}
      x-own: 1
      properties:
        a: {type: array, contains: {const: 1}, required: true}
        b: {type: string, not: {const: c}}
    Lamp:
`,
  );
  const line = yaml.split('\n').indexOf('  /rules:') + 2;
  expect(await take(yaml)).toEqual([
    `openapi/lamps.yaml:${line}: the page of GET /rules says nothing of "links", "if", "then", "contains", "required", "not"; tell of it in a description. The files for programs have it.`,
  ]);
  expect(site.read('get-rules.blocks.json')).toContain('id=\\"response-200.b\\"');
  expect(site.read('post-rules.blocks.json')).toContain('keys: at most 3 characters');
});

const parts = `Good: {type: object, properties: {watt: {$ref: '#/Watt'}}}
Watt: {type: number}
Bad:
  type: object
  properties:
    broken: {$ref: '#/Gone'}
room:
  get:
    operationId: get-room
    tags: [Lamps]
    responses:
      '200': {description: A room., content: {application/json: {schema: {$ref: '#/Good'}}}}
`;
const inSeveralFiles = withPaths(`  /good:
    get:
      tags: [Lamps]
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: './parts.yaml#/Good'}}}}
  /room: {$ref: './parts.yaml#/room'}
`);

it('names the file and line of a broken reference in a second file', async () => {
  const bad = inSeveralFiles.replace('#/Good', '#/Bad');
  await expect(take(bad, {'parts.yaml': parts})).rejects.toThrow(
    'openapi/parts.yaml:6: the reference "#/Gone" leads nowhere: nothing there can be read.',
  );
});

it('has all of several files in the downloads, which say so', async () => {
  await take(inSeveralFiles, {'parts.yaml': parts});
  const download = (ending: string) =>
    fs.readFileSync(path.join(site.folder, `static/openapi/lamp-api.${ending}`), 'utf8');
  expect(download('yaml')).toMatch(/^# Made of lamps\.yaml and all that it refers to\.\n/);
  expect(load(download('yaml'))).toEqual(JSON.parse(download('json')));
  expect(Object.keys(JSON.parse(download('json')).paths)).toEqual(['/lamps/{lamp_id}', '/good', '/room']);
  expect(download('json')).toContain('"watt"');
  expect(download('json')).not.toMatch(/parts\.yaml|Gone/);
  expect(pages()).toEqual([
    'get-good.mdx',
    'get-lamp.mdx',
    'get-room.mdx',
    'lamp-api.mdx',
    'lamp-changed.mdx',
  ]);
  for (const page of ['get-good', 'get-room'])
    expect(site.read(`${page}.blocks.json`)).toContain('id=\\"response-200.watt\\"');
});

it('fetches nothing from other hosts', async () => {
  const operation = `  /elsewhere:
    get:
      responses: {'200': {$ref: 'http://127.0.0.1:9/api.yaml#/responses/Lamp'}}
`;
  await expect(take(withPaths(operation))).rejects.toThrow(
    'no build fetches what another host has; keep a copy beside the file.',
  );
});

it('takes a file that has webhooks alone', async () => {
  expect(await take(lamps.replace(/paths:[\s\S]*?webhooks:/, 'webhooks:'))).toEqual([]);
  expect(pages()).toEqual(['lamp-api.mdx', 'lamp-changed.mdx']);
});

it('follows references inside schemas that have an id of their own, and keeps properties of that name', async () => {
  const ids = '    Lamp:\n      $id: https://lamps.example/schemas/Lamp\n';
  const properties =
    "      properties:\n        $id: {type: string}\n        twin: {$ref: '#/components/schemas/Twin'}\n";
  const changed = lamps
    .replace('    Lamp:\n', `    Twin: {type: integer}\n${ids}`)
    .replace('      properties:\n', properties);
  expect(await take(changed)).toEqual([]);
  const html = JSON.parse(site.read('get-lamp.blocks.json')).join('');
  expect(html).toContain('id="response-200.twin"');
  expect(html).toContain('$id');
});

it('keeps what only an extension of the file needs', async () => {
  const extension = "x-more: {$ref: '#/components/schemas/More'}\n";
  const changed = lamps.replace('    Lamp:\n', "    More: {$ref: '#/components/schemas/Lamp'}\n    Lamp:\n");
  expect(await take(changed + extension)).toEqual([]);
  expect(pages()).toHaveLength(3);
});
