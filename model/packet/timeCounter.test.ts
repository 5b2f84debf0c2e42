import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {PacketError} from './PacketError';
import {timeCounterOfDay} from './timeCounter';

/** The time counter, or nothing when the text is refused. */
function read(text: string): number | undefined {
  try {
    return timeCounterOfDay(text);
  } catch (error) {
    expect(error).toBeInstanceOf(PacketError);
    expect((error as PacketError).message).toMatch(/^“.*” (is|has) .+ Enter .+\.$/s);
    return undefined;
  }
}

const twoDigits = (max: number) => fc.integer({min: 0, max}).map((one) => String(one).padStart(2, '0'));
const years = fc.oneof(fc.integer({min: 0, max: 9999}), fc.constantFrom(1900, 1970, 2000, 2024, 2026, 2100));
const calendarTexts = fc
  .tuple(years, twoDigits(14), twoDigits(33))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`);

describe('a UTC day', () => {
  it('is read exactly when it is one that has a time counter: when it round-trips', () => {
    fc.assert(
      fc.property(calendarTexts, (text) => {
        const date = new Date(`${text}T00:00:00Z`);
        const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        const timeCounter = read(text);
        expect(timeCounter !== undefined).toBe(isDay && date.getTime() >= 0);
        if (timeCounter !== undefined) expect(timeCounter * 86_400_000).toBe(date.getTime());
      }),
      {numRuns: 3000},
    );
  });

  it('has no other form', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.date({noInvalidDate: true}).map(String)), (text) => {
        expect(read(text)).toBeUndefined();
      }),
    );
    for (const text of [
      '2026-1-1',
      '+002026-01-01',
      '２０２６-01-01',
      '2026-01-01T00:00',
      '2026-01-01 ',
      '',
    ]) {
      expect(read(text)).toBeUndefined();
    }
  });

  it('that does not exist is told with the length of its month', () => {
    expect(() => timeCounterOfDay('2026-02-30')).toThrow(
      '“2026-02-30” is no day: this month has 28 days. Enter 01 to 28 for the day.',
    );
    expect(timeCounterOfDay('2024-02-29')).toBe(timeCounterOfDay('2024-03-01') - 1);
  });
});
