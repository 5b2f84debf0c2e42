import {expect, it} from 'vitest';
import {runTogether} from './runTogether';

it('runs all tasks in their order, two at a time', async () => {
  const running = new Set<number>();
  const seen: string[] = [];
  const task = (id: number) => async () => {
    running.add(id);
    seen.push([...running].sort().join('+'));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    running.delete(id);
  };
  await runTogether([1, 2, 3, 4].map(task), 2);
  expect(seen).toHaveLength(4);
  expect(seen.slice(0, 2)).toEqual(['1', '1+2']);
  expect(seen.every((together) => together.split('+').length <= 2)).toBe(true);
});

it('passes on what fails', async () => {
  await expect(runTogether([() => Promise.reject(new Error('no'))], 2)).rejects.toThrow('no');
});
