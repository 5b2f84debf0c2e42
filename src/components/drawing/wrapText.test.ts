import {describe, expect, it} from 'vitest';
import {widestLine, wrapText} from './wrapText';

describe('widestLine', () => {
  // Advance widths of the site's fonts, measured in Chromium, in ems.
  it.each([
    ['Webhook endpoint', 'label', 8.97],
    ['Continuation-Token', 'label', 9.24],
    ['GATEWAY WORKER', 'label', 9.56],
    ['With location, time and signal strength', 'note', 17.66],
    ['On device.id, counter, sequence_number and timestamp', 'note', 25.72],
    ['Continuation', 'code', 7.2],
  ] as const)('is not less than what the browser draws: %s', (text, kind, ems) => {
    const drawn = ems * (kind === 'label' ? 14 : 12);
    expect(widestLine(['a', text], kind)).toBeGreaterThanOrEqual(drawn);
    expect(widestLine(['a', text], kind)).toBeLessThan(drawn * 1.25);
  });
});

describe('wrapText', () => {
  it('breaks a text into lines that fit', () => {
    expect(wrapText('one two three four five six', 120, 'note')).toEqual(['one two three', 'four five six']);
  });

  it('refuses a word that does not fit', () => {
    expect(() => wrapText('a sequence_number_of_bytes', 60, 'note')).toThrow(/wider than 60 units/);
  });
});
