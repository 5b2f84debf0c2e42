import {describe, expect, it} from 'vitest';
import {areasOf, countOf, groupByPage, type SearchHit} from './results';

/** A hit with these headings, from the section of the site down. */
function hit(path: string, [lvl0 = '', ...headings]: string[]): SearchHit {
  const levels = Object.fromEntries(headings.map((text, index) => [`lvl${index + 1}`, text]));
  return {url: `https://docs.example/${path}`, hierarchy: {lvl0, ...levels}};
}

const text = (path: string, value: string): SearchHit => ({
  url: `https://docs.example/${path}`,
  _snippetResult: {content: {value}},
});

const hits = [
  hit('keys#a', ['Guides', 'Keys', 'A']),
  hit('lamps', ['Network', 'Lamps']),
  hit('keys#b', ['Guides', 'Keys', 'A', 'B']),
  hit('keys', ['Guides', 'Keys']),
  hit('lamps#c', ['Network', 'Lamps', 'C']),
  hit('keys#a', ['Guides', 'Keys', 'A']),
];

describe('groupByPage', () => {
  it('has each page once, where the best of its results stands, with each of its sections once', () => {
    const pages = groupByPage(hits, []);
    expect(pages).toMatchObject([
      {url: 'https://docs.example/keys', title: 'Keys', area: 'Guides', count: 3},
      {url: 'https://docs.example/lamps', title: 'Lamps', area: 'Network', count: 2},
    ]);
    expect(pages[0]?.sections).toMatchObject([
      {title: 'A', above: []},
      {title: 'B', above: ['A']},
    ]);
  });

  it('has a page that was found by its sections alone lead to the page too', () => {
    expect(groupByPage([hit('keys#a', ['Guides', 'Keys', 'A'])], [])).toMatchObject([
      {url: 'https://docs.example/keys', title: 'Keys', count: 1, sections: [{title: 'A'}]},
    ]);
  });

  it('shows the best text below each heading, and none where there is none', () => {
    const texts = [
      text('keys#a', '…a <mark>key</mark>…'),
      text('keys#a', 'a worse one'),
      text('keys', 'top'),
    ];
    const [keys, lamps] = groupByPage(hits, texts);
    expect(keys?.snippet).toBe('top');
    expect(keys?.sections.map(({snippet}) => snippet)).toEqual(['…a <mark>key</mark>…', undefined]);
    expect(lamps?.snippet).toBeUndefined();
  });

  it('takes marked headings where there are any, and the address for want of a title', () => {
    const marked = {
      ...hit('keys#a', ['Guides', 'Keys', 'A']),
      _highlightResult: {hierarchy: {lvl1: {value: '<mark>Key</mark>s'}}},
    };
    expect(groupByPage([marked], [])[0]).toMatchObject({
      title: '<mark>Key</mark>s',
      sections: [{title: 'A'}],
    });
    const url = 'https://docs.example/untitled';
    expect(groupByPage([{url}], [])).toMatchObject([{title: url, area: ''}]);
  });
});

it('counts the results of each section of the site, those with most first, and of all', () => {
  const pages = groupByPage([hit('one', ['Network', 'One']), ...hits], []);
  expect(areasOf(pages)).toEqual([
    {name: 'Network', count: 3},
    {name: 'Guides', count: 3},
  ]);
  expect(areasOf(pages.slice(1))).toEqual([
    {name: 'Guides', count: 3},
    {name: 'Network', count: 2},
  ]);
  expect(countOf(pages)).toBe(6);
});
