import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {parsePage} from '../finish/parsePage';
import {contentOf} from '../markdown/contentOf';
import {feedFiles, feedTag} from '.';
import {readEntries} from './releaseEntries';

const address = 'https://docs.example/base/docs/release-notes';
const page = (body: string) =>
  `<html><body><nav>Menu</nav><main><div class="theme-doc-markdown markdown"><header><h1>Release notes</h1></header><p>Intro.</p>${body}</div></main></body></html>`;
const entry = (date: string, heading: string, id: string, text: string) =>
  `<section data-product=SDK><h3 class="anchor"${id && ` id=${id}`}>${heading}<a class=hash-link href=#${id}>#</a></h3><p><time datetime=${date}>Then</time> <span>SDK</span></p><div><p>${text}</p></div></section>`;
const entriesOf = (html: string) => readEntries(contentOf(parsePage(html, 'r.html'), address), address);
const two = page(
  entry(
    '2026-09-16',
    'SDK 3.1.0',
    'sdk-3-1-0',
    'A <a href=/docs/intro>key</a> &amp; more. <button>Copy</button>',
  ) + entry('2026-08-06', 'Times', 'sdk-3-0-0', 'Times in ms.'),
);
const site = {
  baseUrl: '/base/',
  siteConfig: {title: 'Docs', url: 'https://docs.example'},
  i18n: {currentLocale: 'en'},
} as LoadContext;
const files = () => feedFiles(site, [{route: '/base/docs/release-notes', entries: entriesOf(two)}]);

describe('entries of the release notes', () => {
  it('are the releases, with their product, what is below them, and absolute links', () => {
    expect(entriesOf(two)).toEqual([
      {
        date: '2026-09-16',
        title: 'SDK 3.1.0',
        address: `${address}#sdk-3-1-0`,
        html: '<p>A <a href="https://docs.example/docs/intro">key</a> &#x26; more. </p>',
      },
      {date: '2026-08-06', title: 'SDK: Times', address: `${address}#sdk-3-0-0`, html: '<p>Times in ms.</p>'},
    ]);
  });

  it.each([
    ['a heading outside', '<h3 id=x>SDK 3.1.0</h3>', /heading "SDK 3.1.0" is no entry/],
    ['no heading', entry('2026-09-16', '', 'x', '').replace(/<h3.*?h3>/, ''), /begins with no heading/],
    ['no id', entry('2026-09-16', 'SDK', '', ''), /begins with no heading/],
    [
      'another order',
      entry('2026-08-06', 'Old', 'old', '') + entry('2026-09-16', 'New', 'new', ''),
      /"New" of 2026-09-16 stands below 2026-08-06/,
    ],
    ['no entry at all', '', /have no <Release>/],
  ])('are refused with %s', (_, body, message) => {
    expect(() => entriesOf(page(body))).toThrow(message);
  });
});

describe('the feeds', () => {
  const {'release-notes.xml': atom, 'release-notes.json': json} = files() as Record<string, string>;

  it('hold every entry with date, address and text', () => {
    const $ = load(atom, {xml: true});
    expect($('feed > link[rel=self]').attr('href')).toBe('https://docs.example/base/release-notes.xml');
    expect($('feed > updated').text()).toBe('2026-09-16T00:00:00.000Z');
    const entries = $('entry').toArray();
    expect(entries.map((each) => $('id', each).text())).toEqual([
      `${address}#sdk-3-1-0`,
      `${address}#sdk-3-0-0`,
    ]);
    expect($('updated', entries[1]).text()).toBe('2026-08-06T00:00:00.000Z');
    expect($('content', entries[0]).attr('type')).toBe('html');
    expect($('content', entries[0]).text()).toContain(
      '<a href="https://docs.example/docs/intro">key</a> &#x26; more',
    );
    expect(JSON.parse(json)).toMatchObject({
      feed_url: 'https://docs.example/base/release-notes.json',
      items: [
        {url: `${address}#sdk-3-1-0`, date_modified: '2026-09-16T00:00:00.000Z'},
        {title: 'SDK: Times', content_html: '<p>Times in ms.</p>'},
      ],
    });
  });

  it('are the same for the same page on another day', () => {
    vi.useFakeTimers({now: Date.UTC(2030, 0, 1)});
    try {
      expect(files()).toEqual({'release-notes.xml': atom, 'release-notes.json': json});
    } finally {
      vi.useRealTimers();
    }
  });

  it('are not written when the page is not built', () => {
    expect(feedFiles(site, [])).toEqual({});
  });

  it('are where the head of each page says', () => {
    expect(feedTag(site).attributes.href).toBe('/base/release-notes.xml');
    expect(Object.keys(files())).toEqual(['release-notes.xml', 'release-notes.json']);
    expect(atom).toContain(`<id>${address}#sdk-3-1-0</id>`);
  });
});
