import {readDuration} from '@site/model/quantities/testing/readQuantity';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {describeStart, parametersOf, readNumber, readNumbers, textsFor} from './numbers';
import {placeOn, roundMarks, valuesAlong} from './Plot';
import {durationText, figure, percentText} from './texts';

const specs = {
  interval: {label: 'Radio interval', unit: 's', min: 0.02, max: 10.24, start: 2},
  count: {label: 'Gateways', unit: '', isWhole: true, min: 1, max: 1000, start: 1},
} as const;
const power = {label: 'Power', unit: 'dBm', min: -20, max: 20, start: 4};

describe('numbers', () => {
  it('are read, with a decimal comma too', () => {
    expect(readNumbers(specs, {interval: ' 0,5 ', count: '3'}).values).toEqual({interval: 0.5, count: 3});
  });

  it.each([
    ['', /number is missing.*0.02 to 10.24 s/],
    ['20', /“20” is out of range/],
    ['fast', /“fast” is no number in plain digits. Enter 0.02 to 10.24 s./],
    ['NaN', /no number/],
    ['Infinity', /no number/],
    ['1e0', /no number/],
    ['0x1', /no number/],
    ['+1', /no number/],
    ['１', /no number/],
    ['1 0', /no number/],
    ['1,2,3', /no number/],
    ['−1', /out of range/],
    ['1,000', /thousands or decimals behind the comma/],
  ])('are refused with what to enter: %j', (text, sentence) => {
    const {values, errors} = readNumbers(specs, {interval: text, count: '1'});
    expect(values).toBeUndefined();
    expect(errors.interval).toMatch(sentence);
  });

  it('may have a sign where there are two, as pages write it', () => {
    const read = (text: string) => readNumber(power, text).value;
    expect(['+4', '-4', '−4', '-0', '.5', '4.'].map(read)).toEqual([4, -4, -4, 0, 0.5, 4]);
  });

  it('that count things are whole', () => {
    expect(readNumbers(specs, {interval: '2', count: '1.5'}).errors.count).toBe(
      '“1.5” is no whole number. Enter 1 to 1000.',
    );
  });

  it('are read as what they look like, or not at all', () => {
    const spec = {...power, min: 0, max: 1e6};
    const odd = fc.stringMatching(/^[ +\-−.,0-9exInfNa١２]{0,8}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), odd, fc.double({min: 0, max: 1e6}).map(String)), (text) => {
        const {value, error} = readNumber(spec, text);
        if (error !== undefined) {
          expect(error).toMatch(/(missing|“.+”.*)\. Enter 0 to 1000000 dBm\.$|without a comma: 0 to/s);
          return;
        }
        expect(text.trim()).toMatch(/^[-−]?(\d+[.,]?\d*|[.,]\d+)$/);
        expect(value).toBe(Number.parseFloat(text.trim().replace(',', '.').replace('−', '-')) + 0);
      }),
      {numRuns: 2000},
    );
  });

  it('come back from an address', () => {
    const intervals = fc.double({min: 0.02, max: 10.24, noNaN: true});
    fc.assert(
      fc.property(intervals, fc.integer({min: 1, max: 1000}), (interval, count) => {
        const texts = {interval: String(interval), count: String(count)};
        const search = new URLSearchParams(parametersOf(specs, texts).toString());
        expect(readNumbers(specs, textsFor(specs, search)).values).toEqual({interval, count});
      }),
    );
  });

  it('leave the address bare at first, and out of it what cannot be read', () => {
    expect(parametersOf(specs, textsFor(specs)).toString()).toBe('');
    expect(parametersOf(specs, {interval: 'c0ffee', count: '5'}).toString()).toBe('count=5');
  });

  it('are told in a sentence', () => {
    expect(describeStart(specs)).toBe('Radio interval 2 s, gateways 1');
  });
});

describe('an axis', () => {
  it('is gone along from end to end, evenly', () => {
    for (const scale of [
      {min: 0, max: 9},
      {min: 0.1, max: 10, isLogarithmic: true},
    ]) {
      const places = valuesAlong(scale, 5).map((value) => placeOn(scale, value));
      for (const [index, place] of places.entries()) expect(place).toBeCloseTo(index / 4, 9);
    }
  });

  it('keeps at its end what is off it', () =>
    expect([placeOn({min: 0, max: 1}, -1), placeOn({min: 0, max: 1}, 2)]).toEqual([0, 1]));

  it.each([
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [69, [0, 20, 40, 60]],
    [8.6, [0, 2.5, 5, 7.5]],
    [45, [0, 20, 40]],
  ])('of %d has the marks %j', (max, marks) => expect(roundMarks(max)).toEqual(marks));
});

describe('texts', () => {
  it.each([
    [0.79410887, '79\u00a0%'],
    [0.99834, '99.8\u00a0%'],
    [0.99999, '>\u00a099.9\u00a0%'],
    [1, '100\u00a0%'],
    [0.004, '0.4\u00a0%'],
    [0, '0\u00a0%'],
  ])('a share of %d is %s', (share, text) => expect(percentText(share)).toBe(text));

  it.each([
    [0, '0\u00a0s'],
    [119.96, '119\u00a0s'],
    [130.6, '2\u00a0min\u00a010\u00a0s'],
    [720.2, '12\u00a0min'],
    [-289.2, '−4\u00a0min\u00a050\u00a0s'],
    [-7200, '−2\u00a0h'],
    [12_299, '3\u00a0h\u00a024\u00a0min'],
    [86_400 * 20.83, '20\u00a0days\u00a019\u00a0h'],
    [86_400 * 416.67, '416\u00a0days'],
    [Number.POSITIVE_INFINITY, 'for ever'],
  ])('%d s are %s', (seconds, text) => expect(durationText(seconds, 'down')).toBe(text));

  it('a length of time keeps its side, by less than its smaller unit', () => {
    const lengths = fc.oneof(
      fc.double({min: -1e9, max: 1e9, noNaN: true}),
      fc.double({min: 0, max: 1e4, noNaN: true}),
    );
    fc.assert(
      fc.property(lengths, (seconds) => {
        const [low, high] = (['down', 'up'] as const).map((side) =>
          readDuration(durationText(seconds, side)),
        );
        const slack = Math.abs(seconds) * 1e-11 + 1e-9;
        expect(low).toBeLessThanOrEqual(seconds + slack);
        expect(high).toBeGreaterThanOrEqual(seconds - slack);
        expect(Number(high) - Number(low)).toBeLessThanOrEqual(Math.abs(seconds) / 48 + 1);
      }),
      {numRuns: 1000},
    );
  });

  it('figures have three digits, or all that they need', () => {
    expect([figure(8.0096), figure(1706.666), figure(3.1, 'years')]).toEqual([
      '8.01',
      '1,707',
      '3.1\u00a0years',
    ]);
  });
});
