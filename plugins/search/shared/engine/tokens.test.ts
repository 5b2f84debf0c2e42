import {describe, expect, it} from 'vitest';
import {chunksOf, normalize, tokensOf} from './tokens';

const terms = (text: string) => tokensOf(text).map(({term}) => term);

describe('words', () => {
  it.each([
    ['A device key, twice: "rotate"!', ['a', 'device', 'key', 'twice', 'rotate']],
    ["device's", ['device', 's']],
    ['Café ZÜRICH naïve', ['cafe', 'zurich', 'naive']],
    ['Москва слон', ['москва', 'слон']],
    ['الهاتف المحمول', ['الهاتف', 'المحمول']],
    ['ﬁrmware ２５６', ['firmware', '256']],
    ['C++ and C#', ['c++', 'c', 'and', 'c#', 'c']],
    ['!!! … — 👍🏽 ❤️ /❤️ {}', []],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('are each character where a script writes no spaces, with the marks on it, beside words of other scripts', () => {
    expect(terms('設定')).toEqual(['設定', '設', '定']);
    expect(terms('APIキー')).toEqual(['apiキー', 'api', 'キ', 'ー']);
    expect(terms('ที่อยู่')).toEqual(['ทอย', 'ท', 'อ', 'ย']);
  });
});

describe('identifiers', () => {
  it.each([
    ['skerry_ble_advertise_get()', ['skerry_ble_advertise_get', 'skerry', 'ble', 'advertise', 'get']],
    ['Continuation-Token:', ['continuation-token', 'continuation', 'token']],
    ['SKERRY_NETWORK_KEY_256', ['skerry_network_key_256', 'skerry', 'network', 'key', '256']],
    ['getDeviceMetrics', ['getdevicemetrics', 'getdevicemetrics', 'get', 'device', 'metrics']],
    ['device.rssi', ['device.rssi', 'device', 'rssi']],
  ])('%s is found whole and in parts', (text, expected) => {
    expect([...new Set(terms(text))]).toEqual([...new Set(expected)]);
  });

  it.each([
    ['/v1/org/{org_id}/packets'],
    ['/v1/org/5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10/packets'],
    ['/v1/org/$ORG/packets'],
    ['/v1/org/:org/packets/'],
    ['https://api.example/v1/org/{org_id}/packets'],
  ])('%s is one path, whatever stands for the value', (text) => {
    expect(chunksOf(text)[0]?.whole?.term).toBe('/v1/org/*/packets');
  });

  it('leaves out keys and hashes, which nobody types', () => {
    expect(terms('f'.repeat(81))).toEqual([]);
    expect(terms('f'.repeat(80))).toEqual(['f'.repeat(80)]);
  });
});

describe('places', () => {
  it.each([
    'A café (Zürich) of skerry_ble_init()',
    '𠮷野家のAPIキー',
    'cafe\u0301 ที่',
    'see https://a.example/v1/x',
  ])('of each term in %s are where it stands', (text) => {
    for (const {term, start, end} of tokensOf(text)) {
      const there = normalize(text.slice(start, end));
      if (!term.startsWith('/')) expect(there).toBe(term);
      expect(there.trim()).toBe(there);
    }
  });

  it('are in order and cover marks', () => {
    expect(tokensOf('𠮷野').slice(1)).toEqual([
      {term: '𠮷', start: 0, end: 2},
      {term: '野', start: 2, end: 3},
    ]);
    expect(tokensOf('cafe\u0301')).toEqual([{term: 'cafe', start: 0, end: 5}]);
  });
});
