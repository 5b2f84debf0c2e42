import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {type FixtureSite, fixtureSite, lamps} from './testing/fixtureSite';

let site: FixtureSite;
beforeEach(() => {
  site = fixtureSite();
});
afterEach(() => site.remove());

/** The error that generating gives. */
async function failure(): Promise<Error> {
  const outcome = await site.generate().then(
    () => new Error('nothing was refused'),
    (error: Error) => error,
  );
  return outcome;
}

describe('pages', () => {
  it('are one for each operation, webhooks included, and an overview', async () => {
    await site.generate();
    expect(site.list()).toEqual([
      'get-lamp.blocks.json',
      'get-lamp.mdx',
      'lamp-api.mdx',
      'lamp-changed.blocks.json',
      'lamp-changed.mdx',
      'sidebar.json',
    ]);
  });

  it('name method, path and scope, and escape what MDX would run', async () => {
    await site.generate();
    const page = site.read('get-lamp.mdx');
    expect(page).toContain('title: "Get a lamp"');
    expect(page).toContain('description: "Returns a lamp and \\"all\\" that is known of it."');
    expect(page).toContain('"path":"/lamps/{lamp_id}"');
    expect(page).toContain('Needs an API key with the scope [`read-lamps`](./lamp-api.mdx#scopes).');
    expect(page).toContain('### 200 OK {/* #response-200 */}');
    expect(site.read('lamp-api.mdx')).toContain('`{lamp_id}` and a \\< b');
  });

  it('are listed in the overview with call and scope, and scopes in the section of that name', async () => {
    await site.generate();
    const overview = site.read('lamp-api.mdx');
    expect(overview).toContain(
      '| [Get a lamp](./get-lamp.mdx) | <Chip small method="GET" /> `/lamps/{lamp_id}` | `read-lamps` |',
    );
    expect(overview).toContain(
      '| [Lamp changed](./lamp-changed.mdx) | <Chip small method="POST" /> to your server | none |',
    );
    const [, scopes = ''] = overview.split('## Scopes');
    expect(scopes).toMatch(/a \\< b[^#]*\| `read-lamps` \| \[Get a lamp\]/);
    expect(overview.match(/## Scopes/g)).toHaveLength(1);
    expect(overview).toContain('[OpenAPI file as YAML](pathname:///openapi/lamp-api.yaml)');
  });

  it('hold every parameter and property with an anchor', async () => {
    await site.generate();
    const html = JSON.parse(site.read('get-lamp.blocks.json')).join('');
    for (const id of [
      'path.lamp_id',
      'query.depth',
      'response-200.name',
      'response-200.parts.watt',
      'response-200.color.Kelvin',
      'response-200.header.X-Request-ID',
    ]) {
      expect(html).toContain(`id="${id}"`);
    }
    expect(html).toContain('at most 20 characters');
    expect(html).toContain('more than 0');
    expect(html).toContain('href="/base/docs/intro"');
    expect(html).toContain('A hall lamp');
  });

  it('stand in the sidebar by tag, in the order of the file', async () => {
    await site.generate();
    const labels = [...site.read('sidebar.json').matchAll(/"label": "(\w+)"/g)].map(([, label]) => label);
    expect(labels).toEqual(['Lamps', 'Events']);
  });

  it('have a name and a place in the sidebar where an operation has neither', async () => {
    site.write(lamps.replace('      operationId: get-lamp\n', '').replace('      tags: [Lamps]\n', ''));
    await site.generate();
    expect(site.list()).toContain('get-lamps-lamp-id.mdx');
    expect(site.read('sidebar.json')).toContain('"label": "Other"');
  });

  it('follow the file: a page whose operation is gone is removed', async () => {
    await site.generate();
    site.write(lamps.replace(/webhooks:[\s\S]*?components:/, 'components:'));
    await site.generate();
    expect(site.list()).not.toContain('lamp-changed.mdx');
  });

  it('are made again when one was changed or removed by hand', async () => {
    await site.generate();
    const before = site.read('get-lamp.mdx');
    fs.writeFileSync(path.join(site.folder, 'docs/api/get-lamp.mdx'), 'by hand');
    await site.generate();
    expect(site.read('get-lamp.mdx')).toBe(before);
    fs.rmSync(path.join(site.folder, 'docs/api'), {recursive: true});
    await site.generate();
    expect(site.read('get-lamp.mdx')).toBe(before);
  });

  it('that did not change are not written again', async () => {
    await site.generate();
    const file = path.join(site.folder, 'docs/api/get-lamp.mdx');
    fs.utimesSync(file, 1, 1);
    site.write(lamps.replace('Lamp changed', 'Lamp has changed'));
    await site.generate();
    expect(fs.statSync(file).mtimeMs).toBe(1000);
  });

  it('come with the file to download, as YAML and JSON, whose links name the site', async () => {
    await site.generate();
    const folder = path.join(site.folder, 'static/openapi');
    expect(fs.readFileSync(path.join(folder, 'lamp-api.yaml'), 'utf8')).toBe(
      lamps.replace('](/docs/intro)', '](https://docs.example/base/docs/intro)'),
    );
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'lamp-api.json'), 'utf8')).info.title).toBe(
      'Lamp API',
    );
  });
});

describe('bad input stops with file and line', () => {
  const cases: Array<[string, string | undefined, RegExp]> = [
    ['a missing file', undefined, /^openapi\/lamps\.yaml: the OpenAPI file is missing/],
    [
      'invalid YAML',
      lamps.replace('  version: 1.2.0', '  version: "1.2.0'),
      /^openapi\/lamps\.yaml:\d+: not valid YAML/,
    ],
    [
      'a broken reference',
      lamps.replace('schemas/Lamp', 'schemas/Lump'),
      /^openapi\/lamps\.yaml:34: the reference "#\/components\/schemas\/Lump" leads nowhere/,
    ],
    [
      'a reference to no file',
      lamps.replace("'#/components/schemas/Lamp'", './lump.yaml'),
      /^openapi\/lamps\.yaml:34: .*leads nowhere: .*no such file or directory 'openapi\/lump\.yaml'\.$/,
    ],
    [
      'something else',
      'name: Lamps\n',
      /^openapi\/lamps\.yaml:1: "openapi" is missing, .*OpenAPI 3\.0 and 3\.1/,
    ],
    [
      'Swagger 2.0',
      lamps.replace('openapi: 3.1.0', 'swagger: "2.0"'),
      /^openapi\/lamps\.yaml:1: "swagger" is 2\.0, .*npx swagger2openapi/,
    ],
    [
      'OpenAPI 3.2',
      lamps.replace('openapi: 3.1.0', 'openapi: 3.2.0'),
      /^openapi\/lamps\.yaml:1: "openapi" is 3\.2\.0, .*Write "openapi: 3\.1\.2"/,
    ],
    [
      'a doubled key',
      lamps.replace('  title: Lamp API', '  title: Lamp API\n  title: Lump API'),
      /^openapi\/lamps\.yaml:4: not valid YAML: duplicated mapping key/,
    ],
    ['an empty file', '', /^openapi\/lamps\.yaml:1: "openapi" is missing, .*OpenAPI 3\.0 and 3\.1/],
  ];

  it.each(cases)('%s', async (_name, yaml, message) => {
    if (yaml === undefined) fs.rmSync(path.join(site.folder, 'openapi/lamps.yaml'));
    else site.write(yaml);
    expect((await failure()).message).toMatch(message);
  });

  it.each(cases)('%s leaves the earlier pages as they were', async (_name, yaml) => {
    await site.generate();
    const before = site.list().map((name) => site.read(name));
    if (yaml === undefined) fs.rmSync(path.join(site.folder, 'openapi/lamps.yaml'));
    else site.write(yaml);
    await failure();
    expect(site.list().map((name) => site.read(name))).toEqual(before);
  });

  it('a second file that is no YAML, with its line', async () => {
    fs.writeFileSync(path.join(site.folder, 'openapi/lump.yaml'), 'type: object\nproperties: {a: "b\n');
    site.write(lamps.replace("'#/components/schemas/Lamp'", './lump.yaml'));
    expect((await failure()).message).toMatch(
      /^openapi\/lamps\.yaml:34: the reference "\.\/lump\.yaml" leads nowhere: .+ in "openapi\/lump\.yaml" \(\d:\d\)\.$/,
    );
  });

  it('and names all problems at once', async () => {
    const twice = lamps.replace("'#/components/schemas/Lamp'", './lump.yaml');
    site.write(twice.replace("'#/components/schemas/Lamp'", "'#/components/schemas/Lump'"));
    const lines = (await failure()).message.split('\n');
    expect(lines).toEqual([expect.stringMatching(/:\d+: /), expect.stringMatching(/:\d+: /)]);
  });
});

describe('what the site says of pages that the reference does not have', () => {
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(site.folder, file)), {recursive: true});
    fs.writeFileSync(path.join(site.folder, file), text);
  };

  it('stops the build with one message, a line for each place', async () => {
    write('docs/intro.mdx', '[A lamp](/docs/api/get-lamp#samples),\n[rooms](/docs/api/list-rooms), `api/`\n');
    write('docs/asked/api.yaml', '/docs/api/get-room:\n  get-room:\n    - where is it\n');
    write(
      'config/navbar.ts',
      `// \nexport const navbar = [\`api/\${brand.slug}-platform-api\`, "api/lamp-api"];\n`,
    );
    write(
      'config/redirects.json',
      '[{"from": "/a", "to": "/openapi/lump-api.yaml"}, "/openapi/lamp-api.json"]',
    );
    write(
      'src/Frame.tsx',
      'const [one, two, three] = ["/docs/api/a", "/docs/api/b", "/docs/api/lamp-changed"];\n',
    );
    write('src/Frame.test.tsx', "'/docs/api/of-a-test'");
    const has = 'the API reference has no page';
    expect((await failure()).message).toBe(
      `config/navbar.ts:2: ${has} ${brand.slug}-platform-api.
config/redirects.json:1: ${has} lump-api.
docs/asked/api.yaml:1: ${has} get-room.
docs/intro.mdx:2: ${has} list-rooms.
src/Frame.tsx:1: ${has} a, b.
openapi/lamps.yaml: the pages of docs/api are made of it: refer to one of these, or to none.`,
    );
    expect(() => site.list()).toThrow();
  });
});
