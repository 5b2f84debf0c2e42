import {describe, expect, it} from 'vitest';
import {textWidth, wrapLines} from './wrapLines';

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
