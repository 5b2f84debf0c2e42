import {expect, it} from 'vitest';
import type {Sighting} from './hearDevice';
import {PacketLog, retention} from './PacketLog';

const now = Date.UTC(2026, 0, 31);

/** A log of packets that were received at these times, in milliseconds. */
function logOf(times: number[]): PacketLog {
  const log = new PacketLog();
  for (const received of times) log.append({received} as Sighting);
  return log;
}

const old = (count: number) => Array.from({length: count}, (_, index) => now - retention - count + index);

it.each([
  ['all, where all have run out', [], 0],
  ['those that have run out, and no other', [now - 1000, now], 2],
])('drops %s, once they are many', (_, recent, kept) => {
  const few = logOf([...old(5000), ...recent]);
  few.advance([], now);
  expect(few.between(0)).toHaveLength(5000 + recent.length);
  const many = logOf([...old(5001), ...recent]);
  many.advance([], now);
  expect(many.between(0)).toHaveLength(kept);
});

it('finds what was received between two times, without these', () => {
  const log = logOf([1, 2, 3, 4]);
  expect(log.between(1, 4).map(({received}) => received)).toEqual([2, 3]);
  expect(log.between(4)).toEqual([]);
});
