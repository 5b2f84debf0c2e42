import {expect, it} from 'vitest';
import {listOperations, type Operation} from './document/listOperations';
import {exampleBodies} from './testing/exampleBodies';
import {document, testSandbox} from './testing/testSandbox';

const operations = listOperations(document);
const updates = operations.filter(({method}) => method === 'patch');

/** The operation that reads what an update changes: it has the same path, or that of the list. */
function readerOf({id, path}: Operation): Operation {
  const paths = [path, path.replace(/\/\{\w+\}$/, '')];
  const found = paths.flatMap((each) =>
    operations.filter((operation) => operation.path === each && operation.method === 'get'),
  )[0];
  if (!found) throw new Error(`No operation reads what ${id} changes.`);
  return found;
}

/** The object of an answer that the last ID of a path names; the whole answer where there is no list. */
function subject(answer: object, {path, parameters}: Operation): unknown {
  const [name] = /\{\w+\}$/.exec(path) ?? [];
  const lists = Object.values(answer).filter((value): value is object[] => Array.isArray(value));
  if (!name || lists.length === 0) return answer;
  const id = parameters().find((each) => `{${each.name}}` === name)?.example;
  return lists.flat().find((each) => Object.values(each).includes(id));
}

const examples = updates.flatMap((operation) =>
  exampleBodies(document, operation).map(([name, body]) => [operation.id, name, operation, body] as const),
);

it.each(examples)('%s changes something with the example %s', async (id, _, operation, body) => {
  const {json} = testSandbox({startAs: 'sandbox'});
  const reader = readerOf(operation);
  const before = subject(await json(reader.id), operation);
  expect(before).toBeDefined();
  expect(await json(id, {body})).not.toEqual(before);
});

it('covers every update', () => {
  expect(updates.map(({id}) => id)).toHaveLength(5);
});
