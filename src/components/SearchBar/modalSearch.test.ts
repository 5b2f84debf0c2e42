import type {Ask} from '@site/plugins/search/shared/wire/answerQueries';
import {beforeEach, expect, it, vi} from 'vitest';
import {type ModalHit, modalSearch, withSectionAndPage} from './modalSearch';

interface Pending {
  answer(nbHits: number): void;
  fail(): void;
}

let pending: Pending[];
let shown: (number | undefined)[];
let query: string;
let screens: string[];
let search: (query: string) => Promise<number | undefined>;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pending = [];
  screens = [];
  query = '';
  const ask: Ask = () =>
    new Promise((resolve, reject) => {
      pending.push({
        answer: (nbHits) => resolve({results: [{hits: [], nbHits, nbPages: 1}]}),
        fail: () => reject(new Error('offline')),
      });
    });
  shown = [];
  const client = modalSearch(
    ask,
    () => query !== '',
    ({results}) => shown.push(results[0]?.nbHits),
  );
  search = (typed) => {
    query = typed;
    // As DocSearch and the autocomplete library do.
    return client
      .search({requests: [{indexName: 'docs', query: typed}]})
      .catch((error) => {
        if (error.name === 'RetryError') screens.push('error');
        throw error;
      })
      .then(({results}) => {
        screens.push('idle');
        return 'nbHits' in results[0] ? results[0].nbHits : undefined;
      });
  };
});

const aTick = () => new Promise((resolve) => setTimeout(resolve, 5));

it('reports a failure after everything else, so that its screen stays, and leaves nothing to choose', async () => {
  const found = search('key');
  pending[0]?.fail();
  expect(await found).toBe(0);
  await aTick();
  expect(screens).toEqual(['idle', 'error']);
});

it('says nothing of a failure when the query has been cleared', async () => {
  const found = search('key');
  query = '';
  pending[0]?.fail();
  await found;
  await aTick();
  expect(screens).toEqual(['idle']);
});

it('puts the answer to the newest query in place of an older one that comes late', async () => {
  const [first, second] = [search('k'), search('ke')];
  pending[1]?.answer(2);
  expect(await second).toBe(2);
  pending[0]?.answer(300);
  expect(await first).toBe(2);
});

it('tells of each answer that is shown, and of none that is not', async () => {
  const all = [search('k'), search('ke'), search('key')];
  pending[1]?.answer(2);
  pending[0]?.answer(300);
  pending[2]?.fail();
  await Promise.all(all);
  await aTick();
  expect(shown).toEqual([2, 0]);
});

it('shows an older answer that comes while the newest is on its way', async () => {
  const first = search('k');
  search('ke');
  pending[0]?.answer(300);
  expect(await first).toBe(300);
});

it('waits for the newest answer when an older search fails', async () => {
  const [first, second] = [search('k'), search('ke')];
  pending[0]?.fail();
  pending[1]?.answer(2);
  expect(await first).toBe(2);
  expect(await second).toBe(2);
  await aTick();
  expect(screens).not.toContain('error');
});

it('names section and page of a text, the page alone where it stands above all sections, and all by whole names', () => {
  const named = (levels: Record<string, string>, type = 'content') => {
    const hierarchy = Object.fromEntries(Object.entries(levels).map(([level, value]) => [level, {value}]));
    const hit = {type, _highlightResult: {hierarchy}, _snippetResult: {content: {value: 'Text'}}};
    return withSectionAndPage(hit as unknown as ModalHit)._snippetResult;
  };
  expect(named({lvl0: 'Guides', lvl1: 'Keys', lvl3: 'Rotate', lvl2: 'Lose'})).toMatchObject({
    content: {value: 'Text'},
    hierarchy: {lvl1: {value: '<b>Rotate</b> <small>Keys</small>'}},
  });
  expect(named({lvl0: 'Guides', lvl1: 'Keys'}).hierarchy.lvl1.value).toBe('<b>Keys</b>');
  expect(named({lvl0: 'Guides', lvl1: 'Keys', lvl2: 'Lose'}, 'lvl2').hierarchy).toMatchObject({
    lvl1: {value: 'Keys'},
    lvl2: {value: 'Lose'},
  });
});
