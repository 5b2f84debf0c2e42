import {expect, it, onTestFinished} from 'vitest';
import {valuesPerPage} from './follow/PageSchemas';
import {fixtureSite, lamps} from './testing/fixtureSite';
import {pagesOf} from './testing/pagesOf';

/** An address that is no text is more than the maker of samples can take. */
const odd = lamps.replace(
  '      operationId: get-lamp\n',
  '      operationId: get-lamp\n      servers: [{url: 5}]\n',
);

it('stops the build at an operation whose page cannot be made', async () => {
  const site = fixtureSite(odd);
  onTestFinished(() => site.remove());
  await expect(site.generate()).rejects.toThrow(
    'openapi/lamps.yaml:18: no page came out for GET /lamps/{lamp_id}: ',
  );
  expect(() => site.list()).toThrow();
});

it('gives each schema that a page has no room for one page of its own name', async () => {
  const names = Array.from({length: valuesPerPage}, (_, index) => [`p${index}`, {}]);
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const first = {
    properties: {...Object.fromEntries(names), a: {items: {properties: {deep: {items: ref('Part')}}}}},
  };
  const second = {properties: {b: {properties: {deep: ref('part')}}, c: {properties: {deep: ref('Part')}}}};
  const part = {type: 'object', properties: {size: {type: 'integer'}}};
  const content = {'application/json': {schema: {allOf: [first, second]}}};
  const {schemas, files} = await pagesOf(
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'Parts', version: '1'},
      paths: {
        '/parts': {get: {operationId: 'schema-part', responses: {200: {description: 'All.', content}}}},
      },
      components: {schemas: {Part: part, part}},
    }),
  );
  expect(schemas).toEqual(['schema-part-2', 'schema-part-3']);
  const links = [
    ...(files.get('schema-part.blocks.json') ?? '').matchAll(/href=\\"(\/docs[^\\]+)\\">([^<]+)/g),
  ];
  expect(links.map(([, address, label]) => [address, label])).toEqual([
    ['/docs/api/schema-part-2', 'All of Part'],
    ['/docs/api/schema-part-3', 'All of part'],
    ['/docs/api/schema-part-2', 'All of Part'],
  ]);
});
