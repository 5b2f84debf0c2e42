import {describe, expect, it} from 'vitest';
import {Anchors} from './Anchors';
import {describeSchema, insideOf, type SchemaNode} from './describeSchema';
import type {Schema} from './Schema';

const node = (schema: Schema): SchemaNode => describeSchema(schema, {id: 'body.a', name: 'a'}, new Anchors());

/** Anchors of all values in a node. */
function anchorsIn(one: SchemaNode): Array<string | undefined> {
  return [one.id, ...insideOf(one).flatMap(anchorsIn)];
}

describe('anchors', () => {
  it('are unique, whatever the names', () => {
    const schema: Schema = {
      properties: {
        '@id': {},
        id: {},
        'b.c': {},
        b: {properties: {c: {}}},
        '☃': {},
        Red: {type: 'string'},
      },
      oneOf: [{title: 'Red'}, {title: 'Red'}, {type: 'null'}],
    };
    const anchors = anchorsIn(node(schema));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toContain('body.a.id-2');
    expect(anchors.every((anchor) => /^[\w.-]+$/.test(anchor ?? ''))).toBe(true);
  });

  it('lead through arrays, keys, patterns and tuples', () => {
    const schema: Schema = {
      items: {
        items: {
          properties: {x: {prefixItems: [{type: 'string'}]}},
          patternProperties: {'^x-': {}},
          additionalProperties: {properties: {y: {}}},
        },
      },
    };
    expect(anchorsIn(node(schema))).toEqual([
      'body.a',
      'body.a.x',
      'body.a.x.0',
      'body.a.x-2',
      'body.a.key',
      'body.a.key.y',
    ]);
  });
});

it.each<[Schema, string]>([
  [{type: 'string', format: 'uuid'}, 'string (uuid)'],
  [{type: ['integer', 'null']}, 'integer | null'],
  [{type: 'string', nullable: true}, 'string | null'],
  [{type: 'array', items: {type: ['string', 'null']}}, '(string | null)[]'],
  [{type: ['array', 'null'], items: {type: 'string'}}, 'string[] | null'],
  [{items: {items: {type: 'number'}}}, 'number[][]'],
  [{type: 'array', items: {title: 'Part', recursive: ['Part']}}, 'Part[]'],
  [{not: {type: 'string'}}, 'anything but string'],
  [{allOf: [{type: 'object'}, {description: 'Both.'}]}, 'object'],
  [{}, 'any'],
])('the type of %j is %s', (schema, type) => {
  expect(node(schema).type).toBe(type);
});

it.each<[Schema, string[]]>([
  [{minimum: 1, exclusiveMaximum: 9}, ['at least 1', 'less than 9']],
  [{minimum: 1, exclusiveMinimum: true}, ['more than 1']],
  [{minimum: 1, exclusiveMinimum: false}, ['at least 1']],
  [{const: false}, ['always false']],
  [{uniqueItems: true, type: 'string'}, []],
  [{uniqueItems: true, items: {maxLength: 1}}, ['no item twice', 'each item at most 1 character']],
  [{additionalProperties: false}, ['no other properties']],
  [{unevaluatedProperties: false}, ['no other properties']],
  [{propertyNames: {maxLength: 32, pattern: '^x'}}, ['keys: at most 32 characters', 'keys: matches ^x']],
  [{propertyNames: {enum: ['a', 'b']}}, ['keys: a or b']],
  [
    {items: {maxProperties: 2, propertyNames: {maxLength: 1}}},
    ['each item at most 2 properties', 'keys: at most 1 character'],
  ],
  [
    {discriminator: {propertyName: 'shape', mapping: {sq: '#/components/schemas/Square', c: 'Circle'}}},
    ['shape tells the kind: sq for Square, c for Circle'],
  ],
  [{dependentRequired: {from: ['to', 'zone']}}, ['from only with to and zone']],
])('the limits of %j are %j', (schema, bounds) => {
  expect(node(schema).bounds).toEqual(bounds);
});

it('says what is said of an array and of its items', () => {
  const described = node({
    description: 'Scopes.',
    examples: [['a', 'b']],
    items: {description: 'A scope.', enum: ['a', 'b'], default: 'a', example: 'b'},
  });
  expect(described).toMatchObject({
    descriptions: ['Scopes.', 'A scope.'],
    allowed: [],
    examples: ['["a","b"]'],
    items: {allowed: ['a', 'b'], default: 'a', examples: ['b']},
  });
});

it('shows the parts of what cannot be merged', () => {
  const {type, parts} = node({allOf: [{type: 'string'}, {type: 'integer'}]});
  expect(type).toBe('nothing');
  expect(parts[0]?.nodes.map((option) => option.type)).toEqual(['string', 'integer']);
});

it('has all alternatives, and what tells them apart', () => {
  const {parts} = node({
    discriminator: {propertyName: 'kind'},
    oneOf: [{title: 'Cat'}, {type: 'string'}],
    anyOf: [{title: 'Dog'}],
  });
  expect(parts.map(({label, nodes}) => [label, nodes.map(({name}) => name)])).toEqual([
    ['One of, told apart by `kind`', ['Cat', 'Option 2']],
    ['Any of, told apart by `kind`', ['Dog']],
  ]);
});
