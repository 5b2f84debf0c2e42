import {expect, it} from 'vitest';
import {literalPorts} from './literalPorts';
import {runTogether} from './runTogether';

it('runs two at a time, and never two that need the same', async () => {
  const running = new Set<number>();
  const seen: string[] = [];
  const task = (id: number, needs: number[]) => ({
    needs,
    async run() {
      running.add(id);
      seen.push([...running].sort().join('+'));
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      running.delete(id);
    },
  });
  await runTogether([task(1, [8080]), task(2, [8080]), task(3, []), task(4, [9000])], 2);
  expect(seen).toHaveLength(4);
  expect(seen).toContain('1+3');
  expect(seen.some((together) => together.includes('1') && together.includes('2'))).toBe(false);
  expect(seen.every((together) => together.split('+').length <= 2)).toBe(true);
});

it('passes on what fails', async () => {
  const failing = {needs: [], run: () => Promise.reject(new Error('no'))};
  await expect(runTogether([failing], 2)).rejects.toThrow('no');
});

it('finds the ports that a page states', () => {
  expect(literalPorts('http://localhost:8080/a, 127.0.0.1:4010, localhost:8080 and example.com:443')).toEqual(
    [8080, 4010],
  );
});
