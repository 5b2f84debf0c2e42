import {describe, expect, it} from 'vitest';
import type {OpenApiDocument} from '../../../../sandbox/document/OpenApiDocument';
import {describeProblem} from '../../../../sandbox/http/describeProblem';
import {inlineSchema} from '../../../../sandbox/document/resolveReference';
import {allOperations} from '../../../../sandbox/document/listOperations';
import {publicFiles} from '../../testing/publicFiles';
import {exampleOf} from './exampleOf';
import {readOperation} from './readOperation';

const document = {
  openapi: '3.1.0',
  components: {schemas: {Node: {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}}}},
} as unknown as OpenApiDocument;

it.each([
  {type: 'string', format: 'uuid'},
  {type: 'string', format: 'date-time'},
  {type: 'string', pattern: '^AC[0-9a-fA-F]{32}$'},
  {type: 'string', pattern: '^[A-Z]{2}\\d{3}$'},
  {type: 'string', pattern: '^[a-z]+$', minLength: 8},
  {type: 'string', minLength: 12},
  {type: 'string', maxLength: 3},
  {type: 'integer', minimum: 7, multipleOf: 5},
  {type: 'number', exclusiveMinimum: 0},
  {type: 'integer', maximum: -3},
  {type: ['string', 'null'], enum: ['a', null]},
  {oneOf: [{type: 'null'}, {type: 'integer', minimum: 3}]},
  {type: 'array', minItems: 2, items: {type: 'string', format: 'email'}},
  {
    type: 'object',
    required: ['a'],
    properties: {b: {type: 'string'}},
    oneOf: [{properties: {a: {type: 'string'}}}],
  },
  {
    allOf: [
      {type: 'object', required: ['a'], properties: {a: {type: 'string', pattern: '^x-'}}},
      {properties: {}},
    ],
  },
])('makes a value that %o allows', (schema) => {
  expect(describeProblem(exampleOf(schema, document), inlineSchema(document, schema))).toBeUndefined();
});

it('fills an object of which nothing is required, however deep it contains itself', () => {
  const schema = {
    type: 'object',
    properties: {name: {type: 'string'}, node: {$ref: '#/components/schemas/Node'}},
  };
  expect(exampleOf(schema, document)).toMatchObject({name: 'string', node: {next: {}}});
});

it('leaves out what the API sets itself', () => {
  const schema = {properties: {id: {type: 'string', readOnly: true}, name: {type: 'string'}}};
  expect(exampleOf(schema, document)).toEqual({name: 'string'});
});

describe('files of others', () => {
  it.each(publicFiles)('$name: what is made up is valid', ({parse, faults = []}) => {
    const file = parse() as OpenApiDocument;
    const wrong = allOperations(file).flatMap((operation) => {
      const {parameters, body} = readOperation(file, {}, operation);
      const made = parameters
        .filter(({example, required}) => required && example === undefined)
        .map(({name, schema}) => describeProblem(exampleOf(schema, file), schema, name));
      const {example, examples} = operation.body()?.media ?? {};
      const isMade = body?.kind === 'json' && example === undefined && examples === undefined;
      const text = isMade ? body.examples[0]?.text : undefined;
      const problem = text && describeProblem(JSON.parse(text), body?.schema ?? {});
      // Of alternatives that allow the same values no value is one of one alone.
      return [...made, problem]
        .filter((one) => one && !one.includes('more than one form'))
        .map((one) => `${operation.id}: ${one}`);
    });
    expect(wrong).toEqual(faults);
  });
});
