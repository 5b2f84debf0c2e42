import {expect, it} from 'vitest';
import {mergeAllOf} from './mergeAllOf';

it('leaves out combinations of alternatives that contradict each other', () => {
  const anyOf = mergeAllOf({
    allOf: [{anyOf: [{type: 'string'}, {type: 'object'}]}, {anyOf: [{type: 'object'}, {type: 'integer'}]}],
  });
  expect(anyOf).toEqual({anyOf: [{type: 'object'}]});
  const nested = mergeAllOf({
    allOf: [
      {
        properties: {
          a: {
            allOf: [
              {oneOf: [{type: 'string'}, {type: 'null'}]},
              {oneOf: [{type: 'string'}, {type: 'integer'}]},
            ],
          },
        },
      },
    ],
  });
  expect(nested).toEqual({properties: {a: {oneOf: [{type: 'string'}]}}});
});

it('shows the parts where no combination is left', () => {
  const parts = [{anyOf: [{type: 'string'}]}, {anyOf: [{type: 'integer'}]}];
  expect(mergeAllOf({title: 'A', allOf: parts})).toEqual({title: 'A', allOf: parts});
});

it('leaves the description of any other property to those that have no name', () => {
  const any = {type: 'string', description: 'Any other.'};
  const merged = mergeAllOf({
    allOf: [
      {type: 'object', properties: {$id: {type: 'string', description: 'The id.'}}},
      {type: 'object', additionalProperties: any},
    ],
  });
  expect(merged).toEqual({
    type: 'object',
    properties: {$id: {type: 'string', description: 'The id.'}},
    additionalProperties: any,
  });
});
