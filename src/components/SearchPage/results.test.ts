import {describe, expect, it} from 'vitest';
import {
  type Answer,
  type Ask,
  groupByPage,
  reduceResults,
  type ResultsAction,
  type ResultsState,
  toResult,
} from './results';

function run(...actions: ResultsAction[]): ResultsState {
  return actions.reduce(reduceResults, {});
}

function answer(ids: string[], rest: Partial<Answer> = {}): Answer {
  const results = ids.map((id) => ({id, url: id, title: id, path: []}));
  return {results, count: 3, isExact: true, pages: 2, ...rest};
}

const ids = ({shown}: ResultsState) => shown?.results.map(({id}) => id);

const key: Ask = {query: 'key', pages: [0]};
const more: Ask = {query: 'key', pages: [1]};
const packet: Ask = {query: 'packet', pages: [0]};

const keyShown: ResultsAction[] = [
  {type: 'ask', ask: key},
  {type: 'answer', ask: key, answer: answer(['a', 'b'])},
];

describe('reduceResults', () => {
  it('shows the first page, then adds to it until the last', () => {
    const first = run(...keyShown);
    expect(first.shown).toMatchObject({query: 'key', count: 3, pages: 1, hasMore: true});
    const second = run(
      ...keyShown,
      {type: 'ask', ask: more},
      {type: 'answer', ask: more, answer: answer(['b', 'c'])},
    );
    expect(ids(second)).toEqual(['a', 'b', 'c']);
    expect(second.shown).toMatchObject({pages: 2, hasMore: false});
  });

  it('takes several pages at once', () => {
    const both: Ask = {query: 'key', pages: [0, 1]};
    const state = run({type: 'ask', ask: both}, {type: 'answer', ask: both, answer: answer(['a', 'b', 'c'])});
    expect(state.shown).toMatchObject({pages: 2, hasMore: false});
  });

  it('keeps the old list until a new query is answered, and drops what comes too late', () => {
    const asked = run(...keyShown, {type: 'ask', ask: more}, {type: 'ask', ask: packet});
    expect(ids(asked)).toEqual(['a', 'b']);
    const late = reduceResults(asked, {type: 'answer', ask: more, answer: answer(['c'])});
    expect(late).toBe(asked);
    const answered = reduceResults(late, {type: 'answer', ask: packet, answer: answer(['p'])});
    expect(ids(answered)).toEqual(['p']);
    expect(reduceResults(answered, {type: 'fail', ask: more})).toBe(answered);
  });

  it('drops the old list when a new query fails, keeps it when its next page does', () => {
    const failed = run(...keyShown, {type: 'ask', ask: packet}, {type: 'fail', ask: packet});
    expect(failed).toEqual({shown: undefined, failed: packet});
    const stuck = run(...keyShown, {type: 'ask', ask: more}, {type: 'fail', ask: more});
    expect(ids(stuck)).toEqual(['a', 'b']);
    expect(reduceResults(stuck, {type: 'ask', ask: {...more}}).failed).toBeUndefined();
  });

  it('stops at an empty page, whatever the count says', () => {
    const state = run({type: 'ask', ask: key}, {type: 'answer', ask: key, answer: answer([])});
    expect(state.shown?.hasMore).toBe(false);
  });

  it('shows nothing after the query is cleared', () => {
    const state = run(...keyShown, {type: 'ask', ask: packet}, {type: 'clear'});
    expect(state).toEqual({});
    expect(reduceResults(state, {type: 'answer', ask: packet, answer: answer(['p'])})).toEqual({});
  });
});

it('puts results of a page together where the best of them stands, the page itself first, and none before an older one', () => {
  const result = (id: string, path: string[]) => ({id, url: `https://docs.example/${id}`, title: id, path});
  const results = [
    result('keys#a', ['Guides', 'Keys']),
    result('lamps', ['Network']),
    result('keys#b', ['Guides', 'Keys', 'A']),
    result('keys', ['Guides']),
    result('lamps#a', ['Network', 'Lamps']),
  ];
  const grouped = groupByPage(results, 4);
  expect(grouped.map(({id, group}) => [id, group?.page])).toEqual([
    ['keys', 'keys'],
    ['keys#a', undefined],
    ['keys#b', undefined],
    ['lamps', 'lamps'],
    ['lamps#a', 'Lamps'],
  ]);
});

const url = 'https://docs.example/docs/keys#rotate';

it('takes the lowest heading for the title, and those above for the path', () => {
  const hierarchy = {lvl0: 'Guides', lvl1: 'Keys', lvl2: 'Rotate a key', lvl3: null};
  const result = toResult({
    objectID: 'a',
    url,
    hierarchy,
    _highlightResult: {
      hierarchy: {lvl1: {value: '<mark>Key</mark>s'}, lvl2: {value: 'Rotate a <mark>key</mark>'}},
    },
    _snippetResult: {content: {value: '…every <mark>key</mark>…'}},
  });
  expect(result).toEqual({
    id: 'a',
    url,
    title: 'Rotate a <mark>key</mark>',
    path: ['Guides', '<mark>Key</mark>s'],
    snippet: '…every <mark>key</mark>…',
  });
});

it('has no snippet for a heading, and does without marks', () => {
  const result = toResult({objectID: 'a', url, hierarchy: {lvl0: 'Guides', lvl1: 'Keys'}});
  expect(result).toEqual({id: 'a', url, title: 'Keys', path: ['Guides'], snippet: undefined});
});
