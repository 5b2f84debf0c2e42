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
  site = fixtureSite(yaml, {lenient: true});
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

it('leaves out what a broken reference spoils, with operation and line, and builds the rest', async () => {
  const reported = await take(
    withPaths(`  /direct:
    get:
      tags: [Lamps]
      responses: {'200': {$ref: '#/components/responses/Nothing'}}
  /through:
    get:
      tags: [Lamps]
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Outer'}}}}
`).replace(
      '    Lamp:\n',
      "    Inner: {type: object, properties: {broken: {$ref: '#/components/schemas/Gone'}}}\n    Outer: {type: array, items: {$ref: '#/components/schemas/Inner'}}\n    Lamp:\n",
    ),
  );
  expect(reported).toEqual([
    expect.stringMatching(
      /^openapi\/lamps\.yaml:\d+: GET \/direct is left out: the reference "#\/components\/responses\/Nothing" leads nowhere.* 1 more like it: see \.docusaurus\/api-reference\/left-out\.txt\.$/,
    ),
  ]);
  const report = fs.readFileSync(path.join(site.folder, '.docusaurus/api-reference/left-out.txt'), 'utf8');
  const [direct = '', through = ''] = report.split('\n');
  expect(direct).toBe(reported[0]?.replace(/ 1 more like it: .*/, ''));
  expect(through).toMatch(
    /^openapi\/lamps\.yaml:\d+: GET \/through is left out: the reference "#\/components\/schemas\/Gone" leads nowhere/,
  );
  const lineOf = (text: string) => Number(/:(\d+):/.exec(text)?.[1]);
  expect(lineOf(through) - lineOf(direct)).toBe(4);
  expect(pages()).toEqual(['get-lamp.mdx', 'lamp-api.mdx', 'lamp-changed.mdx']);
  expect(site.read('lamp-api.mdx')).not.toContain('/direct');
  expect(site.read('sidebar.json')).not.toContain('through');
});

it.each([
  '{gone: {$ref: "#/components/securitySchemes/none"}}',
  '{gone: {$ref: "#/components/securitySchemes/next"}, next: {$ref: "#/components/securitySchemes/none"}}',
])(
  'leaves out only what needs a way to prove who calls that a broken reference stands for: %s',
  async (schemes) => {
    const reported = await take(
      withPaths(`  /proved:
    get:
      tags: [Lamps]
      security: [{gone: []}]
      responses: {'200': {description: It.}}
`).replace('components:\n', `components:\n  securitySchemes: ${schemes}\n`),
    );
    expect(reported).toEqual([
      expect.stringMatching(/GET \/proved: .*no #\/components\/securitySchemes\/none/),
    ]);
    expect(pages()).toEqual(['get-lamp.mdx', 'lamp-api.mdx', 'lamp-changed.mdx']);
  },
);

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

it('leaves out an operation that refers to a file which is not there', async () => {
  const operation = `  /elsewhere:
    get:
      responses: {'200': {$ref: './gone.yaml#/responses/Lamp'}}
`;
  expect(await take(withPaths(operation))).toEqual([
    expect.stringMatching(/:\d+: GET \/elsewhere is left out: .* there is no file openapi\/gone\.yaml\.$/),
  ]);
  expect(pages()).toEqual(['get-lamp.mdx', 'lamp-api.mdx', 'lamp-changed.mdx']);
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
  /bad:
    get:
      tags: [Lamps]
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: './parts.yaml#/Bad'}}}}
  /room: {$ref: './parts.yaml#/room'}
`);

it('names the file and line of a broken reference in a second file, and leaves out what needs it alone', async () => {
  const line = inSeveralFiles.split('\n').indexOf('  /bad:') + 2;
  expect(await take(inSeveralFiles, {'parts.yaml': parts})).toEqual([
    `openapi/lamps.yaml:${line}: GET /bad is left out: in openapi/parts.yaml:6, the reference "#/Gone" leads nowhere: openapi/parts.yaml has nothing that can be read there.`,
  ]);
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

it('has all of several files in the downloads, which say so', async () => {
  await take(inSeveralFiles, {'parts.yaml': parts});
  const download = (ending: string) =>
    fs.readFileSync(path.join(site.folder, `static/openapi/lamp-api.${ending}`), 'utf8');
  expect(download('yaml')).toMatch(/^# Made of lamps\.yaml and all that it refers to\.\n/);
  expect(load(download('yaml'))).toEqual(JSON.parse(download('json')));
  expect(Object.keys(JSON.parse(download('json')).paths)).toEqual(['/lamps/{lamp_id}', '/good', '/room']);
  expect(download('json')).toContain('"watt"');
  expect(download('json')).not.toMatch(/parts\.yaml|Gone/);
});

it('fetches nothing from other hosts', async () => {
  const operation = `  /elsewhere:
    get:
      responses: {'200': {$ref: 'http://127.0.0.1:9/api.yaml#/responses/Lamp'}}
`;
  expect(await take(withPaths(operation))).toEqual([
    expect.stringContaining('no build fetches what another host has; keep a copy beside the file.'),
  ]);
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

it('refuses a file of which nothing is left, and one that is no OpenAPI file', async () => {
  await expect(take(lamps.replaceAll("'#/components/schemas/Lamp'", "'#/gone'"))).rejects.toThrow(
    /GET .* is left out: .*\n.*webhook lamp-changed is left out/,
  );
  site.remove();
  await expect(take('name: Lamps\n')).rejects.toThrow('this is no OpenAPI 3.0 or 3.1 file');
});
