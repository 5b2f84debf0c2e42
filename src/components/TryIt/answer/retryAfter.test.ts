import {expect, it} from 'vitest';
import {retryAfter} from './retryAfter';

const now = Date.UTC(2026, 0, 1);

it.each([
  ['30', 1, 30],
  ['0', 1, 1],
  ['99999', 1, 600],
  ['Thu, 01 Jan 2026 00:00:12 GMT', 1, 12],
  [undefined, 1, 1],
  [undefined, 3, 4],
  ['soon', 2, 2],
])('Retry-After %s at refusal %i is %i seconds', (header, refusals, seconds) => {
  expect(retryAfter(header, refusals, now)).toBe(seconds);
});
