import {expect, it} from 'vitest';
import {startAfterPaint} from './startAfterPaint';

const page = (scripts: string) =>
  `<!doctype html><html><head><meta charset=UTF-8><title>T</title>${scripts}</head><body><p>Text</body></html>`;

it('fetches the last script ahead, names those that follow it, and leaves the rest of the page alone', () => {
  const html = page(
    '<script src=/runtime.js defer></script><script integrity="sha384-a" src=/main.js defer></script>',
  );
  const prepared = startAfterPaint(html, ['/page.js', '/part.js']);
  expect(prepared).toContain('<script src=/runtime.js defer></script>');
  expect(prepared).toContain(
    '<link rel=preload as=script fetchpriority=low integrity="sha384-a" href="/main.js" data-start>',
  );
  expect(prepared).not.toContain('<script integrity="sha384-a"');
  expect(prepared).toMatch(
    /<meta charset=UTF-8><script>.+<\/script><meta name=page-scripts content="\/page\.js \/part\.js">/,
  );
  expect(prepared).toContain('<body><p>Text</body>');
});

it('holds the same inline script on every page, so that one hash allows all', () => {
  const inline = (html: string) => /<script>(.+?)<\/script>/.exec(startAfterPaint(html, ['/page.js']))?.[1];
  expect(inline(page('<script src=/a.js defer></script>'))).toBe(
    inline(page('<script src=/b.js defer></script>')),
  );
});

it('changes nothing in a page that starts no script', () => {
  const html = page('<script src=/a.js async></script>');
  expect(startAfterPaint(html, ['/page.js'])).toBe(html);
});
