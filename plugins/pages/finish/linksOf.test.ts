import {expect, it} from 'vitest';
import {linksOf} from './readFinishedPages';

const address = 'https://docs.example/docs/a';
const links = (html: string) => linksOf(html, address);

it('finds where links lead, however they are written, each once', () => {
  expect(
    links(
      `<a href=/docs/b#x>1</a><a class="c" href="b#x">2</a><a title='a > b' href='?q=1&amp;r=2'>3</a><a href=#%C3%A9>4</a>`,
    ),
  ).toEqual([
    'https://docs.example/docs/b#x',
    'https://docs.example/docs/a?q=1&r=2',
    'https://docs.example/docs/a#é',
  ]);
});

it('keeps the address of another site that is not encoded in UTF-8', () => {
  expect(links('<a href="https://lamps.example/caf%E9">café</a>')).toEqual(['https://lamps.example/caf%E9']);
});

it('leaves out links of headings and properties to themselves, and what is no link', () => {
  const html =
    '<a href=#h class=hash-link>#</a><a class="property-name x" href=#p>p</a><abbr href=#no>n</abbr><a id=i>i</a><a href="http://[">bad</a>';
  expect(links(html)).toEqual([]);
});
