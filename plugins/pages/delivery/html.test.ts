import {describe, expect, it} from 'vitest';
import {addIntegrity, hashSource, inlineCode, integrityOf} from './html';

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

describe('integrity', () => {
  it('names the content of each script of the build, and changes nothing else', () => {
    const html =
      '<!doctype html><p title="<script src=/no.js>">é<script src=/a.js defer></script><script>1</script><script defer src="/b.js"></script><script src=https://x.example/c.js></script>';
    const known: Record<string, string> = {'/a.js': 'A+/=', '/b.js': 'B'};
    expect(addIntegrity(html, (src) => known[src])).toBe(
      '<!doctype html><p title="<script src=/no.js>">é<script integrity="A+/=" src=/a.js defer></script><script>1</script><script integrity="B" defer src="/b.js"></script><script src=https://x.example/c.js></script>',
    );
  });

  it('leaves a page alone that has it already', () => {
    const html = '<script integrity=x src=/a.js></script>';
    expect(addIntegrity(html, () => 'y')).toBe(html);
  });

  it('is what browsers compute', () => {
    // From the specification, Subresource Integrity, section 3.1.
    expect(integrityOf("alert('Hello, world.');")).toBe(
      'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    );
  });
});
