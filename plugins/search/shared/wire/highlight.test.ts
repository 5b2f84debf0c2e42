import {describe, expect, it} from 'vitest';
import {highlight, type Marking, snippet} from './highlight';

/** Terms of a text, each with the words of the query that it met. */
const marking = (terms: Record<string, string[]>): Marking => ({
  terms: new Map(Object.entries(terms)),
  preTag: '[',
  postTag: ']',
  ellipsis: '…',
});

describe('highlight', () => {
  it.each([
    ['a word', 'The key.', {key: ['key']}, 'The [key].'],
    ['every place of it', 'Key by key', {key: ['key']}, '[Key] by [key]'],
    ['the part that was typed', 'Advertising', {advertising: ['adv']}, '[Adv]ertising'],
    ['a word met by a typing mistake', 'Advertising', {advertising: ['advertisng']}, '[Advertising]'],
    ['a word without the accent that it has', 'Zürich', {zurich: ['zurich']}, '[Zürich]'],
    ['a word with the marks on its last letter', 'cafe\u0301 open', {cafe: ['cafe']}, '[cafe\u0301] open'],
    ['an identifier as a whole', 'run a_b_c()', {a_b_c: ['a_b_c'], b: ['b']}, 'run [a_b_c]()'],
    ['parts of an identifier', 'run a_b_c()', {a: ['a'], c: ['c']}, 'run [a]_b_[c]()'],
    ['nothing', 'The key.', {}, 'The key.'],
    ['what needs escaping', '<key> & "x"', {key: ['key']}, '&lt;[key]&gt; &amp; &quot;x&quot;'],
  ])('marks %s', (_, text, terms, value) => {
    expect(highlight(text, marking(terms as Record<string, string[]>))).toBe(value);
  });
});

const text = Array.from({length: 30}, (_, number) => `w${number}`).join(' ');
const shown = (length: number, terms: Record<string, string[]>) => snippet(text, length, marking(terms));

describe('snippet', () => {
  it('is the whole of a short text', () => {
    expect(snippet('Three short words', 10, marking({short: ['short']}))).toBe('Three [short] words');
  });

  it('is the beginning of a text that met nothing', () => {
    expect(snippet(text, 3, marking({}))).toBe('w0 w1 w2…');
  });

  it.each([
    [10, 'w18', '…w16 w17 [w18] w19 w20 w21 w22 w23 w24 w25…'],
    [5, 'w18', '…w17 [w18] w19 w20 w21…'],
    [5, 'w0', '[w0] w1 w2 w3 w4…'],
    [5, 'w29', '…w25 w26 w27 w28 [w29]'],
  ])('of %i words has %s in it, a little after its beginning', (length, word, value) => {
    expect(shown(length, {[word]: [word]})).toBe(value);
  });

  it('is where most words of the query stand', () => {
    expect(shown(4, {w3: ['a'], w20: ['b'], w22: ['c']})).toBe('…w19 [w20] w21 [w22]…');
    expect(shown(4, {w3: ['a'], w4: ['a'], w20: ['a'], w22: ['c']})).toBe('…w19 [w20] w21 [w22]…');
  });

  it('is cut in scripts that write no spaces too', () => {
    expect(snippet('設定を変更してからもう一度お試しください', 5, marking({変: ['変']}))).toBe(
      '…を[変]更して…',
    );
  });

  it('escapes what it shows', () => {
    expect(snippet('a <b> & c d', 3, marking({b: ['b']}))).toBe('…&lt;[b]&gt; &amp; c…');
  });
});
