import {describe, expect, it} from 'vitest';
import {hashSource} from '../delivery/digests';
import {parsePage} from './parsePage';

const find = (html: string) => parsePage(html, 'page.html').inline;

describe('the inline code of a page', () => {
  it('finds scripts and styles with their text as it is written', () => {
    expect(find('<!doctype html><script>a&amp;&&"<b>"</script><body><style>p>a{}</style>')).toEqual({
      scripts: [hashSource('a&amp;&&"<b>"')],
      styles: [hashSource('p>a{}')],
    });
  });

  it('takes modules and rules, and leaves data and files alone', () => {
    const html = [
      '<script type=module>m</script>',
      '<script type="speculationrules">{}</script>',
      '<script type=application/ld+json>{"a": 1}</script>',
      '<script src=/a.js defer></script>',
    ].join('');
    expect(find(html).scripts).toEqual([hashSource('m'), hashSource('{}')]);
  });

  it('refuses a script in an attribute, with its page', () => {
    expect(() => find('<p><button onclick="go()">Go</button>')).toThrow('page.html: <button onclick=');
    expect(find('<p title="onclick">onload=1</p>').scripts).toEqual([]);
  });
});

it('reads the head, the main element, and where files of scripts are named', () => {
  const html =
    '<!doctype html><html lang=de><head><meta name=description content="A &amp; b."><link rel=alternate type=text/markdown href=/a.md><script src=/a.js defer></script></head><body><main id=m></main><script src=/b.js defer></script>';
  const {language, meta, markdownAddress, main, scripts} = parsePage(html, 'page.html');
  expect({language, meta, markdownAddress}).toEqual({
    language: 'de',
    meta: {description: 'A & b.'},
    markdownAddress: '/a.md',
  });
  expect(main?.properties.id).toBe('m');
  expect(scripts.map(({start, end, isDeferred}) => [html.slice(start, end), isDeferred])).toEqual([
    ['<script src=/a.js defer></script>', true],
    ['<script src=/b.js defer></script>', false],
  ]);
});
