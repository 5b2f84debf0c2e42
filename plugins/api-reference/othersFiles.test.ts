import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {methods} from '../../sandbox/document/OpenApiDocument';
import {asDictionary} from './document/operations';
import {api, blocksOf, ref, take, typeAt} from './testing/roomApi';

it('has a page for each of the eight methods', async () => {
  const item = Object.fromEntries(
    methods.map((method) => [method, {responses: {200: {description: 'It.'}}}]),
  );
  const made = await take({...api({}), paths: {'/rooms': item}});
  expect(made.operations.map(({id}) => id).sort()).toEqual(methods.map((method) => `${method}-rooms`).sort());
});

it('builds what has alternatives in several parts of allOf', async () => {
  const made = await take(
    api({
      allOf: [
        {
          anyOf: [
            {title: 'A', properties: {a: {type: 'string'}}},
            {title: 'B', type: 'string'},
          ],
        },
        {
          anyOf: [
            {title: 'C', properties: {c: {type: 'string'}}},
            {title: 'D', type: 'integer'},
          ],
        },
      ],
    }),
  );
  expect(blocksOf(made)).toMatch(/>a<[\s\S]*>c</);
});

it('needs nothing that only extensions refer to', async () => {
  const schema = {
    type: 'object',
    'x-policy': {$ref: '../policies.yaml'},
    properties: {'x-more': ref('More')},
  };
  const components = {
    schemas: {More: {type: 'integer'}},
    'x-policies': {policies: {$ref: '../policies.yaml'}},
  };
  const made = await take({...api(schema), components, 'x-all': {$ref: '#/nowhere'}});
  expect(typeAt(made, 'response-200.x-more')).toBe('integer');
});

it('gives each category of the sidebar a key of its own, whatever other categories are called', async () => {
  const document = api({});
  document.paths['/rooms'].get.tags = ['Security'];
  const {sidebarItems} = await take(document);
  expect(sidebarItems[1]).toMatchObject({label: 'Security', key: 'api-Security'});
});

describe('how to authenticate', () => {
  const securitySchemes = {
    oauth: {
      type: 'oauth2',
      description: 'Ask for **tokens**.',
      flows: {
        authorizationCode: {
          authorizationUrl: 'https://rooms.example/authorize',
          tokenUrl: 'https://rooms.example/token',
          refreshUrl: 'https://rooms.example/refresh',
          scopes: {'rooms:read': 'Reads | rooms', 'rooms:write': ''},
        },
      },
    },
    open: {type: 'openIdConnect', openIdConnectUrl: 'https://rooms.example/.well-known/openid-configuration'},
    password: {type: 'http', scheme: 'basic'},
  };
  const info = {
    title: 'Room API',
    version: '1',
    termsOfService: 'https://rooms.example/terms',
    contact: {name: 'Rooms', email: 'help@rooms.example', url: 'https://rooms.example/help'},
    license: {name: 'MIT', identifier: 'MIT'},
  };
  const document = {
    ...api({}),
    info,
    components: {securitySchemes},
    security: [{password: []}],
    externalDocs: {url: 'https://rooms.example/guide', description: 'The guide'},
    tags: [{name: 'Rooms', externalDocs: {url: 'https://rooms.example/tag'}}],
  };
  Object.assign(document.paths['/rooms'].get, {externalDocs: {url: 'https://rooms.example/list'}});

  it('stands in the overview: each scheme with its texts, addresses and scopes', async () => {
    const overview = (await take(document)).files.get('room-api.mdx') ?? '';
    const [, section = ''] = overview.split('## Authentication');
    expect(section).toContain('An access token of OAuth 2.0.');
    expect(section).toContain('Ask for **tokens**.');
    expect(section).toContain(
      'Authorization code: authorization URL `https://rooms.example/authorize`, token URL `https://rooms.example/token`, refresh URL `https://rooms.example/refresh`.',
    );
    expect(section).toContain('| `rooms:read` | Reads \\| rooms |');
    expect(section).toContain('| `rooms:write` | – |');
    expect(section).toContain('`https://rooms.example/.well-known/openid-configuration`');
    expect(section).toContain('A user name and password (HTTP Basic).');
  });

  it('is linked from each operation that needs it', async () => {
    const page = (await take(document)).files.get('list-rooms.mdx');
    expect(page).toContain(
      'Needs a user name and password (HTTP Basic). [How to authenticate](./room-api.mdx#authentication)',
    );
  });

  it('goes with contact, license, terms and documents elsewhere', async () => {
    const {files} = await take(document);
    const overview = files.get('room-api.mdx') ?? '';
    for (const text of [
      '[Rooms](https://rooms.example/help)',
      '[help@rooms.example](mailto:help@rooms.example)',
      'License: MIT',
      '[Terms of service](https://rooms.example/terms)',
      '[The guide](https://rooms.example/guide)',
      '[More on Rooms](https://rooms.example/tag)',
    ])
      expect(overview).toContain(text);
    expect(files.get('list-rooms.mdx')).toContain('[More on this operation](https://rooms.example/list)');
  });
});

it('tells what enum values mean, and that further properties are welcome', async () => {
  const made = await take(
    api({
      type: 'object',
      additionalProperties: true,
      properties: {
        size: {
          type: 'string',
          enum: ['s', 'l', 'constructor'],
          'x-enumDescriptions': {s: 'Small', l: 'Large'},
        },
        level: {type: 'string', enum: ['a', 'b'], 'x-enumDescriptions': ['First', 'Second']},
      },
    }),
  );
  const text = load(blocksOf(made)).text();
  expect(text).toMatch(/s\s*\(Small\), l\s*\(Large\)/);
  expect(text).toMatch(/a\s*\(First\), b\s*\(Second\)/);
  expect(text).toContain('any other properties');
});

it('renders the HTML that descriptions are written in, and nothing that runs', async () => {
  const document = api({
    properties: {
      a: {
        description:
          'One.<br><br><b>Two</b> <script>alert(1)</script><img src="x" onerror="y()"> <a href="javascript:z()">three</a>',
      },
    },
  });
  Object.assign(document.paths['/rooms'].get, {
    description:
      '<p>All <code>{rooms}</code>, <b onclick="x()">sorted</b>.</p>\n\n<ul>\n<li>One</li>\n</ul>\n\n<iframe src="https://rooms.example"></iframe>',
  });
  const made = await take(document);
  const html = blocksOf(made);
  expect(html).toMatch(/One\.<br>\s*<br>\s*<strong>Two<\/strong>/);
  expect(html).not.toMatch(/script|onerror|alert/);
  const page = made.files.get('list-rooms.mdx') ?? '';
  expect(page).toContain('All `{rooms}`, **sorted**.');
  expect(page).toContain('- One');
  expect(page).not.toMatch(/onclick|iframe/);
  expect(page).toContain('description: "All {rooms}, sorted."');
});

it('reports an encoding only where it says something', async () => {
  const body = (encoding: unknown) => ({
    content: {'multipart/form-data': {schema: {type: 'object'}, encoding}},
  });
  const document = api({});
  const post = (encoding: unknown) => ({
    post: {requestBody: body(encoding), responses: {200: {description: 'It.'}}},
  });
  const made = await take({
    ...document,
    paths: {'/empty': post({}), '/nothing': post({a: {}}), '/told': post({a: {contentType: 'image/png'}})},
  });
  expect(made.unsupported.map(({message}) => message)).toEqual([
    expect.stringMatching(/POST \/told .*"encoding"/),
  ]);
});

it('tells how lists are written in paths, and one slash between server and path', async () => {
  const document = api({});
  const list = (name: string, style: string, explode = false) => ({
    name,
    in: 'path',
    required: true,
    style,
    explode,
    schema: {type: 'array', items: {type: 'string'}},
  });
  const made = await take({
    ...document,
    paths: {
      '/rooms{a}{b}{c}{d}': {
        get: {
          operationId: 'list-rooms',
          parameters: [
            list('a', 'matrix'),
            list('b', 'matrix', true),
            list('c', 'label'),
            list('d', 'label', true),
          ],
          responses: {200: {description: 'It.'}},
        },
      },
    },
  });
  const $ = load(blocksOf(made));
  const limits = ['a', 'b', 'c', 'd'].map((name) => $(`[id="path.${name}"]`).text());
  expect(limits[0]).toContain('written as ;a=value,value');
  expect(limits[1]).toContain('written as ;a=value;a=value'.replaceAll('a=', 'b='));
  expect(limits[2]).toContain('written as .value,value');
  expect(limits[3]).toContain('written as .value.value');
  const page = made.files.get('list-rooms.mdx') ?? '';
  expect(page).toContain('"server":"https://rooms.example"');
  expect(asDictionary(made.document).servers).toEqual([{url: 'https://rooms.example/'}]);
});
