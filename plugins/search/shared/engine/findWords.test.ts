import {describe, expect, it} from 'vitest';
import {pageOf} from '../../testing/pageFixture';
import {SearchIndex} from './SearchIndex';

/** Titles of pages for a query, best first. */
function find(query: string, texts: Record<string, string>): string[] {
  const pages = Object.entries(texts).map(([title, text], number) =>
    pageOf(`docs/p${number}`, title, [text]),
  );
  const index = new SearchIndex(pages, 'https://docs.example/');
  return [...new Set(index.search(query).map(({record}) => record.hierarchy.lvl1 ?? ''))];
}

const texts = {
  Alpha: 'A gateway hears each packet of the key.',
  Beta: 'Rotation of the battery happens in the advertising interval.',
  Gamma: 'Answers with status 429.',
};

describe('typing mistakes', () => {
  it.each([
    ['one in a word of 3 letters', 'kay', ['Alpha']],
    ['one letter too many', 'packett', ['Alpha']],
    ['one letter missing', 'pcket', ['Alpha']],
    ['neighbors swapped', 'pakcet', ['Alpha']],
    ['one in a word still being typed', 'advertosin', ['Beta']],
    ['two in a word of 7 letters', 'gatiwoy', ['Alpha']],
  ])('%s: %s', (_, query, found) => {
    expect(find(query, texts)).toEqual(found);
  });

  it.each([
    ['one in a word of 2 letters', 'ob'],
    ['two in a word of 6 letters', 'pockit'],
    ['three in a word of 7 letters', 'gotiwoy'],
    ['one in a number', '428'],
  ])('%s is too much: %s', (_, query) => {
    expect(find(query, texts)).toEqual([]);
  });

  it('are not looked for when something meets the word as it is', () => {
    expect(find('rate', {Alpha: 'The rate.', Beta: 'The date.'})).toEqual(['Alpha']);
    expect(find('rote', {Alpha: 'The rate.', Beta: 'The date.'})).toEqual(['Alpha']);
  });
});

describe('words', () => {
  it.each([
    ['advertis', ['Beta']],
    ['rotates', ['Beta']],
    ['PACKET', ['Alpha']],
    ['packet gateway', ['Alpha']],
    ['what is the battery', ['Beta']],
    ['429', ['Gamma']],
  ])('are met by %s', (query, found) => {
    expect(find(query, texts)).toEqual(found);
  });

  it('may lack when none has them all, and then any will do', () => {
    expect(find('gateway zzzzzz', texts)).toEqual(['Alpha']);
    expect(find('gateway battery', texts).sort()).toEqual(['Alpha', 'Beta']);
  });

  it('must all be there when somewhere they are', () => {
    expect(find('gateway packet', {...texts, Delta: 'Another gateway.'})).toEqual(['Alpha']);
  });

  it('count more as a whole word than as the beginning of one', () => {
    expect(find('key', {Beta: 'The keyboard.', Alpha: 'The key.'})).toEqual(['Alpha', 'Beta']);
  });

  it('count more in a title than in a text', () => {
    expect(find('rotation', {Beta: 'A rotation.', Rotation: 'Text.'})).toEqual(['Rotation', 'Beta']);
  });
});

describe('in a sentence', () => {
  const codes = {Alpha: 'It answers 1.', Beta: 'It answers -1.', Gamma: 'Up to 20 bytes.'};

  it('a sign belongs to its number', () => {
    expect(find('why do i always get -1 back', codes)[0]).toBe('Beta');
    expect(find('why do i always get −1 back', codes)[0]).toBe('Beta');
  });

  it('words that say something count more than those of every question', () => {
    expect(find('how many bytes can i send and what is it', codes)[0]).toBe('Gamma');
  });
});

describe('what readers ask', () => {
  it('leads to the section that answers it, and is shown nowhere', () => {
    const pages = [
      pageOf('docs/a', 'Alpha', ['Something else.', '## Key #key', 'Replace it.'], {
        asked: {key: 'our tracker was stolen'},
      }),
      pageOf('docs/b', 'Beta', ['A tracker.']),
    ];
    const [first] = new SearchIndex(pages, 'https://docs.example/').search('the thing got stolen');
    expect(first?.record).toMatchObject({url: 'https://docs.example/docs/a#key', type: 'lvl2'});
  });

  it('decides for a sentence that asks the same, and not for a few words', () => {
    const asked = {key: 'battery drained overnight garage tracker silent'};
    const texts = ['Overnight, a tracker was silent.', 'The battery was drained.', 'It stood in a garage.'];
    const index = new SearchIndex(
      [pageOf('docs/a', 'Alpha', ['## Key #key', 'Replace it.'], {asked}), pageOf('docs/b', 'Beta', texts)],
      'https://docs.example/',
    );
    const first = (query: string) => index.search(query)[0]?.record.url_without_anchor;
    const sentence = 'my tracker was silent in the garage, the battery drained overnight';
    expect(first(sentence)).toBe('https://docs.example/docs/a');
    expect(first('tracker silent garage')).toBe('https://docs.example/docs/b');
  });
});

describe('a text that stands on many pages', () => {
  const everywhere = Object.fromEntries(
    ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'].map((title) => [title, 'Quote this ID to support.']),
  );

  it('is found', () => {
    expect(find('quote', everywhere)).toHaveLength(5);
  });
});

describe('synonyms', () => {
  it.each([
    ['ble', 'Bluetooth is on.'],
    ['Bluetooth', 'Turn BLE on.'],
    ['EID', 'The ephemeral ID changes.'],
    ['ephemeral ID', 'The EID changes.'],
    ['ephemeral device id', 'The EID changes.'],
    ['API token', 'Make an API key.'],
    ['api key', 'Make an access token.'],
    ['ota', 'Send a firmware update.'],
    ['rate limit', 'Too many requests.'],
  ])('%s finds: %s', (query, text) => {
    expect(find(query, {Alpha: text, Beta: 'Nothing of that.'})).toEqual(['Alpha']);
  });

  it('come after the word itself', () => {
    expect(find('ble', {Beta: 'Bluetooth here.', Alpha: 'BLE here.'})).toEqual(['Alpha', 'Beta']);
  });
});

it('gives the best of the records that are kept', () => {
  const index = new SearchIndex(
    [pageOf('docs/lamp', 'Lamp', ['A lamp.', 'It glows.'])],
    'https://docs.example/',
  );
  const texts = index.search('lamp', ({type}) => type === 'content');
  expect(texts.map(({record}) => record.content)).toEqual(['A lamp.']);
  expect(index.search('lamp', ({language}) => language === 'fr')).toEqual([]);
});
