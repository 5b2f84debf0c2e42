import {describe, expect, it} from 'vitest';
import {gates, missedQueries, ratingTable, shortfalls} from './scoreReport';

const answer = (rank: number, found: string[]) => ({
  query: 'key',
  kind: 'words',
  pages: ['/keys'],
  found,
  rank,
});

it('shows ratings as a table, an engine a row', () => {
  const table = ratingTable([
    {name: 'embedded', successAt1: 0.9, successAt3: 1, meanReciprocalRank: 0.94567},
    {name: 'lunr', successAt1: 0.5, successAt3: 0.7512, meanReciprocalRank: 0.6},
  ]);
  const rows = table.split('\n').map((line) => line.split('|').slice(1, -1));
  expect(rows.map((cells) => cells.length)).toEqual([4, 4, 4, 4]);
  expect(rows.slice(2).map((cells) => cells.map((cell) => cell.trim()))).toEqual([
    ['embedded', '0.900', '1.000', '0.946'],
    ['lunr', '0.500', '0.751', '0.600'],
  ]);
});

describe('missed queries', () => {
  it.each([
    [2, ['/a', '/keys', '/b'], 'words: "key" at 2, after /a'],
    [9, ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/keys'], 'words: "key" at 9, after /a, /b, /c'],
    [0, ['/a', '/b', '/c', '/d', '/e'], 'words: "key" not found, after /a, /b, /c'],
    [0, ['/a'], 'words: "key" not found, after /a'],
    [0, [], 'words: "key" not found, after nothing'],
  ])('at %i say what came instead', (rank, found, line) => {
    expect(missedQueries([answer(rank, found)])).toEqual([line]);
  });

  it('are none when every right page comes first', () => {
    expect(missedQueries([answer(1, ['/keys', '/a'])])).toEqual([]);
  });
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
  ])('say what is below: %j, %i bytes', (rating, bytes, sentence) => {
    expect(shortfalls(rating, bytes)).toEqual([expect.stringMatching(sentence)]);
  });
});
