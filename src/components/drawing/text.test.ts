import {describe, expect, it} from 'vitest';
import {textWidth, widestLine, wrapLines, wrapText} from './text';

describe('wrapLines', () => {
  it('keeps all words in order, in lines no wider than allowed', () => {
    const text = 'Hears the packet and adds its own location, the time and the RSSI.';
    const lines = wrapLines(text, 150, 12);
    expect(lines.join(' ')).toBe(text);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => textWidth(line, 12) <= 150)).toBe(true);
  });

  it('gives a word that fits no line a line of its own', () => {
    expect(wrapLines('a wonderfullylongword b', 30, 12)).toEqual(['a', 'wonderfullylongword', 'b']);
  });

  it('leaves no single word on the last line', () => {
    expect(wrapLines('Finds the device, checks its tag and adds tags', 250, 12)).toEqual([
      'Finds the device, checks',
      'its tag and adds tags',
    ]);
  });

  it('leaves a short text on one line', () => {
    expect(wrapLines('Your chip', 100, 12)).toEqual(['Your chip']);
  });
});

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
