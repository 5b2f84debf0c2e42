import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {showElapsed} from './showElapsed.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('prints the time each 10 seconds, counted from the last line that somebody else printed', () => {
  const lines: string[] = [];
  const elapsed = showElapsed('building', (line) => lines.push(line));
  vi.advanceTimersByTime(20_000);
  expect(lines).toEqual(['  … building, 10 s', '  … building, 20 s']);
  vi.advanceTimersByTime(5_000);
  elapsed.touch();
  vi.advanceTimersByTime(9_000);
  expect(lines).toHaveLength(2);
  expect(elapsed.stop()).toBe(34);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});
