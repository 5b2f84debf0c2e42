import {describe, expect, it} from 'vitest';
import {readableDate} from './readableDate';

describe('a milestone has its date', () => {
  it('spelled out, whatever the time zone of the build', () => {
    expect(readableDate('2026-09-16')).toBe('16 September 2026');
  });

  it.each(['16.9.2026', '2026-13-01', 'soon'])('or stops the build: %s', (date) => {
    expect(() => readableDate(date)).toThrow(`<Milestone date="${date}">`);
  });
});
