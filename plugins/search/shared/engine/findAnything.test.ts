import {describe, expect, it} from 'vitest';
import {pageOf} from '../../testing/pageFixture';
import {answerQueries} from '../wire/answerQueries';
import {SearchIndex} from './SearchIndex';

const passages = [
  '設定 is settings; サーバーのAPIキーを設定します',
  'Москва: ключ устройства',
  'الهاتف المحمول',
  'ที่อยู่ของเครื่อง',
  '한국어 설명서',
  'Café in Zürich, coöperate',
  '𠮷野家 has 牛丼',
  'An <b>element</b> & its "value"',
];
const index = new SearchIndex(
  passages.map((text, number) => pageOf(`docs/${number}`, `Page ${number}`, [text])),
  'https://docs.example/',
);

/** The one passage found, with what met the query in brackets. */
function shown(query: string): string | undefined {
  const [result] = answerQueries(index, {
    requests: [{indexName: 'docs', query, highlightPreTag: '[', highlightPostTag: ']'}],
  }).results;
  return result?.hits[0]?._highlightResult?.content?.value;
}

describe('terms of any script are found and marked', () => {
  it.each([
    ['設定', '[設定] is settings; サーバーのAPIキーを[設][定]します'],
    ['settings', '設定 is [settings]; サーバーのAPIキーを設定します'],
    ['API', '設定 is settings; サーバーの[API]キーを設定します'],
    ['москва', '[Москва]: ключ устройства'],
    ['КЛЮЧ', 'Москва: [ключ] устройства'],
    ['الهاتف', '[الهاتف] المحمول'],
    ['ที่', '[ที่]อยู่ของเครื่อง'],
    ['한국어', '[한국어] 설명서'],
    ['zurich', 'Café in [Zürich], coöperate'],
    ['CAFE\u0301', '[Café] in Zürich, coöperate'],
    ['家', '𠮷野[家] has 牛丼'],
    ['<b>element', 'An &lt;[b]&gt;[element]&lt;/[b]&gt; &amp; its &quot;value&quot;'],
  ])('%s', (query, expected) => {
    expect(shown(query)).toBe(expected);
  });
});

describe('what holds no word finds nothing', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n '],
    ['64 characters of punctuation', '!?#$%&/()=[]{}*+~^°"\'`.:,;-_<>|@'.repeat(2).slice(0, 64)],
    ['emoji', '👍🏽🧑‍🚀❤️🇩🇪'],
    ['emoji in a path', '/❤️/👍'],
    ['a tag of symbols', '<>&"\''],
    ['half a character', '\ud83d'],
    ['a zero byte', '\u0000'],
  ])('%s', (_, query) => {
    expect(index.search(query)).toEqual([]);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '(x|y)*[', '\\d+', 'a'.repeat(512)])(
    '%s, which means something to programs',
    (query) => {
      expect(index.search(query)).toEqual([]);
    },
  );
});

describe('an empty index', () => {
  it('finds nothing', () => {
    const empty = new SearchIndex([], 'https://docs.example/');
    for (const query of ['key', '', 'skerry_ble_init()', '/v1/org']) expect(empty.search(query)).toEqual([]);
  });
});

it('finds only what is kept', () => {
  expect(index.search('page', ({url}) => url.endsWith('/3')).map(({record}) => record.url)).toEqual([
    'https://docs.example/docs/3',
  ]);
});
