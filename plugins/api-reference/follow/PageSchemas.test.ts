import {expect, it} from 'vitest';
import {Anchors} from '../schema/Anchors';
import {countAll, describeSchema, insideOf, type SchemaNode} from '../schema/describeSchema';
import type {AnySchema} from '../schema/Schema';
import {PageSchemas, valuesPerPage} from './PageSchemas';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});

/** A schema as a page shows it, and the pages that it refers to. */
function follow(schemas: Record<string, unknown>, given: unknown) {
  const pages = new Set<string>();
  const addressOf = (name: string) => {
    pages.add(name);
    return `/docs/api/${name}`;
  };
  const page = new PageSchemas({components: {schemas}}, addressOf);
  let followed: AnySchema = {};
  page.add(given, (schema) => {
    followed = schema;
  });
  page.finish();
  return {schema: followed as AnySchema, pages: [...pages]};
}

it('follows references, with names as titles, and stops at a schema in itself', () => {
  const {schema} = follow(
    {
      Tree: {type: 'object', properties: {leaf: ref('Leaf'), trees: {type: 'array', items: ref('Tree')}}},
      Leaf: {type: 'string', title: 'A leaf'},
    },
    ref('Tree'),
  );
  expect(schema).toEqual({
    title: 'Tree',
    type: 'object',
    properties: {
      leaf: {title: 'A leaf', type: 'string'},
      trees: {type: 'array', items: {title: 'Tree', recursive: ['Tree']}},
    },
  });
});

it('keeps what stands beside a reference, and what is referred to by name in the end', () => {
  const {schema} = follow(
    {Alias: ref('Real'), Real: {type: 'integer', description: 'Real.'}},
    {...ref('Alias'), description: 'Own.'},
  );
  expect(schema).toEqual({title: 'Alias', type: 'integer', description: 'Own.'});
});

it('leaves out keywords whose values make no sense, and references that lead nowhere', () => {
  const {schema} = follow(
    {},
    {required: true, enum: 'a', properties: {a: ref('Gone'), b: null}, 'x-own': 1, type: 'object', items: 5},
  );
  expect(schema).toEqual({type: 'object', properties: {a: {title: 'Gone'}, b: {}}});
});

it('stops at allOf in itself', () => {
  const {schema} = follow({Loop: {allOf: [ref('Loop'), {type: 'object'}]}}, ref('Loop'));
  expect(schema).toEqual({title: 'Loop', allOf: [{type: 'object'}]});
});

/** Objects that each hold all others: written out, their number would have no end that a page could reach. */
const web = Object.fromEntries(
  Array.from({length: 40}, (_, index) => [
    `Part ${index}`,
    {
      type: 'object',
      description: `Part ${index}.`,
      properties: Object.fromEntries(
        Array.from({length: 40}, (_, other) => [`p${other}`, ref(`Part ${other}`)]),
      ),
    },
  ]),
);

it('refers to the pages of schemas once a page is full, the outermost being shown', () => {
  const {schema, pages} = follow(web, ref('Part 0'));
  const node = describeSchema(schema, {id: 'body'}, new Anchors());
  expect(countAll(insideOf(node))).toBeGreaterThanOrEqual(valuesPerPage);
  // The one that fills the page is shown whole.
  expect(countAll(insideOf(node))).toBeLessThan(valuesPerPage + 40);
  const [first, last] = [insideOf(node)[1], insideOf(node).at(-1)];
  expect(first && insideOf(first)).toHaveLength(40);
  expect(last).toMatchObject({
    name: 'p39',
    type: 'object',
    descriptions: ['Part 39.'],
    parts: [],
    elsewhere: [{address: '/docs/api/Part 39', name: 'Part 39'}],
  });
  const referred = (one: SchemaNode): string[] => [
    ...one.elsewhere.map(({name}) => name),
    ...insideOf(one).flatMap(referred),
  ];
  expect(new Set(pages)).toEqual(new Set(referred(node)));
});

it('refers to them also where each reference is alone in an allOf, in properties and items, as in Kubernetes', () => {
  const part = (name: string) => ({allOf: [ref(name)], default: {}, description: `The ${name}.`});
  const schemas = Object.fromEntries(
    Array.from({length: 40}, (_, index) => [
      `Part ${index}`,
      {
        type: 'object',
        description: `Part ${index}.`,
        properties: Object.fromEntries(
          Array.from({length: 40}, (_, other) => [
            `p${other}`,
            other % 2 === 0 ? part(`Part ${other}`) : {type: 'array', items: part(`Part ${other}`)},
          ]),
        ),
      },
    ]),
  );
  const {schema, pages} = follow(schemas, part('Part 0'));
  const node = describeSchema(schema, {id: 'body'}, new Anchors());
  expect(countAll(insideOf(node))).toBeGreaterThanOrEqual(valuesPerPage);
  expect(countAll(insideOf(node))).toBeLessThan(valuesPerPage + 40);
  expect(pages.length).toBeGreaterThan(30);
  expect(insideOf(node).at(-2)).toMatchObject({
    name: 'p38',
    type: 'object',
    descriptions: ['The Part 38.'],
    parts: [],
    elsewhere: [{address: '/docs/api/Part 38', name: 'Part 38'}],
  });
  expect(insideOf(node).at(-1)).toMatchObject({type: 'object[]', elsewhere: [{name: 'Part 39'}]});
});

it('shows what has no parts where it is used, however full the page is', () => {
  const properties = Object.fromEntries(
    Array.from({length: valuesPerPage + 10}, (_, index) => [`p${index}`, ref('Id')]),
  );
  const {schema, pages} = follow({Id: {type: 'string', maxLength: 9}}, {properties});
  expect(pages).toEqual([]);
  expect(schema).toMatchObject({properties: {[`p${valuesPerPage + 9}`]: {type: 'string', maxLength: 9}}});
});

it('shows what stands beside alternatives that are elsewhere, without a contradiction', () => {
  const properties = Object.fromEntries(Array.from({length: valuesPerPage}, (_, index) => [`p${index}`, {}]));
  const either = {allOf: [ref('Either'), {type: 'object', properties: {own: {type: 'string'}}}]};
  const {schema, pages} = follow(
    {
      Either: {
        oneOf: [
          {title: 'A', properties: {a: {}}},
          {title: 'B', properties: {b: {}}},
        ],
      },
    },
    {properties: {...properties, inner: {type: 'array', items: either}}},
  );
  expect(pages).toEqual(['Either']);
  const inner = insideOf(describeSchema(schema, {id: 'body'}, new Anchors())).at(-1);
  expect(inner).toMatchObject({
    type: 'object[]',
    parts: [{nodes: [{name: 'own'}]}],
    elsewhere: [{address: '/docs/api/Either', name: 'Either'}],
  });
});
