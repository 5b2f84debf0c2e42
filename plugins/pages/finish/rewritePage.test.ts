import {expect, it} from 'vitest';
import {parsePage} from './parsePage';
import {rewritePage} from './rewritePage';

const page = (scripts: string, body = '<p>Text') =>
  `<!doctype html><html><head><meta charset=UTF-8><title>T</title>${scripts}</head><body>${body}</body></html>`;

function rewrite(
  html: string,
  known: Record<string, string> = {},
  ownScripts: string[] = [],
  styles: string[] = [],
): string {
  const {scripts} = parsePage(html, 'page.html');
  return rewritePage({html, scripts}, (src) => known[src], {scripts: ownScripts, styles});
}

it('names the content of each script of the build, and changes nothing else', () => {
  const scripts = (a: string, b: string) =>
    `<p title="<script src=/no.js>">é<script ${a}src=/a.js></script><script>1</script><script ${b}src="/b.js"></script><script src=https://x.example/c.js></script>`;
  expect(rewrite(page('', scripts('', '')), {'/a.js': 'A+/=', '/b.js': 'B'})).toBe(
    page('', scripts('integrity="A+/=" ', 'integrity="B" ')),
  );
});

it('leaves a page alone that has it already', () => {
  const html = page('<script integrity=x src=/a.js></script>');
  expect(rewrite(html, {'/a.js': 'y'})).toBe(html);
});

it('fetches the last deferred script ahead, names those that follow it, and leaves the rest alone', () => {
  const html = page('<script src=/runtime.js defer></script><script src=/main.js defer></script>');
  const rewritten = rewrite(html, {'/main.js': 'sha384-a'}, ['/page.js', '/part.js']);
  expect(rewritten).toContain('<script src=/runtime.js defer></script>');
  expect(rewritten).toContain(
    '<link rel=preload as=script fetchpriority=low integrity="sha384-a" href="/main.js" data-start>',
  );
  expect(rewritten).not.toContain('src=/main.js');
  expect(rewritten).toMatch(
    /<meta charset=UTF-8><script>.+<\/script><meta name=page-scripts content="\/page\.js \/part\.js">/,
  );
  expect(rewritten).toContain('<body><p>Text</body>');
});

it('brings a page its own style behind that of all pages', () => {
  const all = '<link rel=stylesheet href=/all.css />';
  expect(rewrite(page(all), {}, [], ['/tools.css'])).toBe(
    page(`${all}<link rel=stylesheet href="/tools.css">`),
  );
});

it('holds the same inline script on every page, so that one hash allows all', () => {
  const inline = (html: string) => /<script>(.+?)<\/script>/.exec(rewrite(html, {}, ['/page.js']))?.[1];
  expect(inline(page('<script src=/a.js defer></script>'))).toBe(
    inline(page('<script src=/b.js defer></script>')),
  );
});

it('changes nothing in a page that starts no script', () => {
  const html = page('<script src=/a.js async></script>');
  expect(rewrite(html, {}, ['/page.js'])).toBe(html);
});
