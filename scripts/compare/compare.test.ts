import {expect, it} from 'vitest';
import {apiChanges} from './apiChanges';
import {shownPart} from './changedRoutes';
import {comparisonPage} from './comparisonPage';

const api = `
openapi: 3.1.0
info: {title: Trial, version: '1'}
paths:
  /things:
    get:
      description: Lists things.
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}
  /things/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}
components:
  schemas:
    Thing: {type: object, properties: {name: {type: string}, size: {type: integer}}}
`;

it('tells a change of a schema once, with the operations that it reaches, breaking ones first', () => {
  expect(apiChanges(api, api)).toEqual([]);
  const changed = api
    .replace('Lists things.', 'Lists all things.')
    .replace('size: {type: integer}', 'weight: {type: integer}');
  const found = apiChanges(api, changed);
  expect(found.map(({kind}) => kind)).toEqual(['breaking', 'other', 'text']);
  expect(found[0]).toMatchObject({
    sentence: 'Removed: response 200 size',
    places: ['GET /things', 'GET /things/{id}'],
  });
  expect(found[1]?.sentence).toBe('Added: response 200 weight');
});

it('takes an operation that is gone, and a parameter that is needed now, for breaking', () => {
  const [gone] = apiChanges(api, api.replace(/ {2}\/things\/\{id\}:[\s\S]*(?=components:)/, ''));
  expect(gone).toMatchObject({kind: 'breaking', places: ['GET /things/{id}']});
  const asks = api.replace(
    'description: Lists things.',
    'parameters: [{name: area, in: query, required: true, schema: {type: string}}]',
  );
  expect(apiChanges(api, asks)).toContainEqual(
    expect.objectContaining({kind: 'breaking', places: ['GET /things']}),
  );
});

it('compares what pages show, not what their files are called', () => {
  const page = (file: string, text: string) =>
    `<nav>1</nav><main class=main_${file.slice(4, 8)}><img class="wide map_${file.slice(-4)}" src="/assets/images/${file}.svg"><p>${text}</p><script>x</script></main>`;
  expect(shownPart(page('map-0a1b2c3d4e', 'one'))).toBe(shownPart(page('map-ff1b2c3d4e', 'one')));
  expect(shownPart(page('map-0a1b2c3d4e', 'one'))).not.toBe(shownPart(page('map-0a1b2c3d4e', 'two')));
});

it('writes a file that needs nothing else, with heavier pages first and text as text', () => {
  const size = (route: string, script: number) => ({
    route,
    kind: 'docs page' as const,
    script,
    style: 1,
    html: 1,
    fonts: 1,
    files: {scripts: [], styles: []},
  });
  const html = comparisonPage({
    since: '0123456789',
    pictured: [{route: '/docs/<b>', change: 'new', pairs: [{name: 'Phone, dark', after: 'AAAA'}]}],
    unpictured: ['/docs/other'],
    sizes: [
      [size('/a', 1000), size('/b', 1000), size('/c', 1000)],
      [size('/a', 1400), size('/b', 4000), size('/c', 1050)],
    ],
    scores: ['same', 'same'],
    api: [{kind: 'breaking', sentence: 'Removed: response 200 size', places: ['GET /things', 'GET /x']}],
  });
  expect(html).toContain('/docs/&lt;b&gt; (new)');
  expect(html).toContain('No such page before.');
  expect(html).toMatch(/\/b<\/td><td>\+3000[\s\S]*\/a<\/td><td>\+400/);
  expect(html).not.toContain('/c<');
  expect(html).toContain('Breaking</span> Removed: response 200 size (<code>GET /things</code> and 1 more)');
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
});
