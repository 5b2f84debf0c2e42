import {describe, expect, it} from 'vitest';
import {pageOf} from '../pageFixture';
import {askPages} from './askFixture';

const filler = 'one two three four five six seven eight nine';
const ask = askPages([
  pageOf('docs/a', 'Advertising packet', [`The device ${filler} and the device key of it.`]),
]);
const title = (query: string) => ask({query}).hits[0]?._highlightResult?.hierarchy?.lvl1;
const snippet = (query: string) =>
  ask({query, attributesToSnippet: ['content:5']}).hits[0]?._snippetResult?.content?.value;

it('marks words in title and text', () => {
  expect(title('packet')?.value).toBe('Advertising [packet]');
  expect(title('advertisng pakcet')?.value).toBe('[Advertising] [packet]');
  expect(snippet('key')).toBe('…the device [key] of it.');
});

describe('words of the query', () => {
  it('are listed', () => {
    expect(title('packet advertisng')?.matchedWords.sort()).toEqual(['advertisng', 'packet']);
  });

  it('mark that part of a word that was typed', () => {
    expect(title('adv')?.value).toBe('[Adv]ertising packet');
  });

  it('put the snippet where most of them stand', () => {
    expect(snippet('device key')).toBe('…the [device] [key] of it.');
  });
});

it('says that a text met a part of the query', () => {
  expect(title('packet battery')).toMatchObject({matchLevel: 'partial'});
});
