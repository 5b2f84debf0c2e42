import {expect, it} from 'vitest';
import {nodeVersionProblem} from './nodeVersionProblem.mjs';

const range = '>=20.20 <25';

it.each(['20.20.0', '20.20.2', '22.1.0', '24.99.9'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version, range)).toBeUndefined();
});

it.each(['18.20.0', '20.19.9', '25.0.0'])('refuses Node %s with one sentence', (version) => {
  const problem = nodeVersionProblem(version, range);
  expect(problem).toContain(`Node ${version}`);
  expect(problem).toContain(range);
});

it('does not guess at a range that it cannot read', () => {
  expect(() => nodeVersionProblem('20.20.0', '^20')).toThrow('cannot read "^20"');
});
