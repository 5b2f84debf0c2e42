import {expect, it} from 'vitest';
import {growthProblem} from './growth';

const costs = (seconds: (operations: number) => number) =>
  [30, 100, 300, 600, 1223].map((operations) => ({operations, seconds: seconds(operations)}));

it('lets time grow with the operations, whatever a start takes, and no faster', () => {
  expect(growthProblem(costs((operations) => 2 + operations * 0.02))).toBeUndefined();
  expect(growthProblem(costs((operations) => 2 + operations ** 2 / 10_000))).toMatch(
    /^From 300 to 1223 operations, each takes 4\.6 times as long/,
  );
  expect(growthProblem(costs(() => 1).slice(0, 1))).toBeUndefined();
});
