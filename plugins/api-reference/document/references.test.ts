import {expect, it} from 'vitest';
import {inlinePlaces} from './references';

const lamp = {get: {operationId: 'lamp'}};
const room = {name: 'room', in: 'query'};

it.each([
  ['#/components/pathItems/lamp', {components: {pathItems: {lamp}}}],
  ['#/components/x-items/lamp', {components: {'x-items': {lamp}}}],
  ['#/x-items/lamp', {'x-items': {lamp}}],
  [
    '#/components/x-items/first',
    {components: {'x-items': {first: {$ref: '#/components/x-items/lamp'}, lamp}}},
  ],
])('puts a path item in the place of a reference to it: %s', ($ref, others) => {
  const {paths, webhooks} = inlinePlaces({...others, paths: {'/lamp': {$ref}}, webhooks: {lamp: {$ref}}}) as {
    paths: object;
    webhooks: object;
  };
  expect(paths).toEqual({'/lamp': lamp});
  expect(webhooks).toEqual({lamp});
});

it('does so inside what stands beside a reference as well', () => {
  const paths = {
    '/lamp': {$ref: '#/paths/~1all', post: {parameters: [{$ref: '#/paths/~1all/parameters/0'}]}},
    '/all': {...lamp, parameters: [room]},
  };
  expect(inlinePlaces({paths})).toEqual({
    paths: {...paths, '/lamp': {...lamp, parameters: [room], post: {parameters: [room]}}},
  });
});

it('leaves references to components, and those that lead nowhere', () => {
  const document = {
    paths: {
      '/lamp': {
        $ref: '#/components/pathItems/gone',
        get: {callbacks: {done: {here: {$ref: '#/components/pathItems/lamp'}}}},
      },
    },
    components: {pathItems: {lamp}},
  };
  expect(inlinePlaces(document)).toEqual(document);
});
