import {describe, expect, it} from 'vitest';
import {hashSource, inlineCode} from './inlineCode';

const find = (html: string) => inlineCode(html, 'page.html');

describe('hashSource', () => {
  it('is what browsers compute', () => {
    // From the specification, CSP Level 3, section 6.7.3.3.
    expect(hashSource("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('takes line ends as the parser leaves them', () => {
    expect(hashSource('a\r\nb\rc')).toBe(hashSource('a\nb\nc'));
  });
});

describe('inlineCode', () => {
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
