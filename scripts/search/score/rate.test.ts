import {describe, expect, it} from 'vitest';
import {missedQueries, rankAnswer, rate, shortfalls, tableLine} from './rate';

const query = {query: 'key', kind: 'words', pages: ['/keys', '/tokens']};

it('ranks the first right page, counting several records of a page once', () => {
  const answer = rankAnswer(query, ['/a', '/a', '/tokens', '/keys']);
  expect(answer).toEqual({...query, found: ['/a', '/tokens', '/keys'], rank: 2});
  expect(rankAnswer(query, ['/a']).rank).toBe(0);
  expect(rankAnswer(query, [])).toMatchObject({rank: 0, found: []});
});

it('rates by the share of queries by rank, and the mean of 1 by rank', () => {
  const answers = [1, 1, 2, 3, 4, 0].map((rank) => ({...query, found: [], rank}));
  expect(rate(answers)).toEqual({
    successAt1: 2 / 6,
    successAt3: 4 / 6,
    meanReciprocalRank: (1 + 1 + 1 / 2 + 1 / 3 + 1 / 4) / 6,
  });
  expect(tableLine('typo', answers)).toBe('| typo | 6 | 0.333 | 0.667 | 0.514 |');
});

it.each([
  [['/a', '/keys', '/b'], ['words: "key" at 2, after /a']],
  [['/a', '/b', '/c', '/d', '/keys'], ['words: "key" at 5, after /a, /b, /c']],
  [['/a', '/b', '/c', '/d'], ['words: "key" not found, after /a, /b, /c']],
  [[], ['words: "key" not found, after nothing']],
  [['/keys', '/a'], []],
])('says what came before the right page: %j', (found, lines) => {
  expect(missedQueries([rankAnswer(query, found)])).toEqual(lines);
});

describe('shortfalls', () => {
  const gate = {successAt1: 0.8, successAt3: 0.9};
  const good = {...gate, meanReciprocalRank: 0.9};

  it('are none at the gate', () => {
    expect(shortfalls('typo', good, gate)).toEqual([]);
  });

  it.each([
    [{...good, successAt1: 0.79}, /^typo: the right page comes first for 0\.790; at least 0\.8 /],
    [
      {...good, successAt3: 0.89},
      /^typo: the right page is among the first three for 0\.890; at least 0\.9 /,
    ],
  ])('say what is beyond: %j', (rating, sentence) => {
    expect(shortfalls('typo', rating, gate)).toEqual([expect.stringMatching(sentence)]);
  });
});
