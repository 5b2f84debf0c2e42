import {describe, expect, it} from 'vitest';
import {gates, missedQueries, rankAnswer, rate, shortfalls} from './rate';

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
  const good = {successAt1: gates.successAt1, successAt3: gates.successAt3, meanReciprocalRank: 0.9};

  it('are none at the gates', () => {
    expect(shortfalls(good, gates.bytes)).toEqual([]);
  });

  it.each([
    [{...good, successAt1: gates.successAt1 - 0.01}, gates.bytes, /first for 0\.8\d0 of the queries/],
    [{...good, successAt3: gates.successAt3 - 0.01}, gates.bytes, /among the first three for 0\.9\d0/],
    [good, gates.bytes + 1, /weighs \d+ bytes/],
  ])('say what is beyond: %j, %i bytes', (rating, bytes, sentence) => {
    expect(shortfalls(rating, bytes)).toEqual([expect.stringMatching(sentence)]);
  });
});
