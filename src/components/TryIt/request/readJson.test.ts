import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readJson} from './readJson';

describe('JSON with places', () => {
  it('is read like JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = readJson(text);
        expect('value' in read && JSON.stringify(read.value)).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  it('is refused where JSON.parse refuses it', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.nat(),
        fc.constantFrom('', '"', '}', ',', 'x', '\n'),
        (value, at, put) => {
          const text = JSON.stringify(value);
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + put + text.slice(place + 1);
          expect('problem' in readJson(changed)).toBe(isRefused(changed));
        },
      ),
    );
  });

  it('knows where each value stands', () => {
    const text = '{"a/b": [1, {"c": true}]}';
    const read = readJson(text);
    const at = (path: (string | number)[]) =>
      text.slice(...(('rangeAt' in read && read.rangeAt(path)) || []));
    expect(at(['a/b', 0])).toBe('1');
    expect(at(['a/b', 1, 'c'])).toBe('true');
    expect(at(['a/b', 1, 'd'])).toBe('{"c": true}');
    expect(at(['a/b'])).toBe('[1, {"c": true}]');
    expect(at([])).toBe(text);
  });

  it.each([
    ['{"a": 1,}', 'line 1, column 9: name in double quotes expected'],
    ['{"a": 1\n "b": 2}', 'line 2, column 2: comma expected'],
    ["{'a': 1}", 'line 1, column 2: name in double quotes expected'],
    ['{"a" 1}', 'line 1, column 6: colon expected'],
    ['["a]', 'line 1, column 2: unexpected end of string'],
    ['1 2', 'line 1, column 3: end of file expected'],
    ['', 'line 1, column 1: value expected'],
    ['{"a": 1.}', 'line 1, column 7: unexpected end of number'],
    ['[1 // one\n]', 'line 1, column 4: invalid comment token'],
    ['{"a": 1 ; "b": 2}', 'line 1, column 9: comma expected'],
  ])('says of %s what is missing', (text, problem) => {
    expect(readJson(text)).toMatchObject({problem});
  });
});

function isRefused(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
