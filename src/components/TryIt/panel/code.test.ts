import {codeOf} from '@site/plugins/content/highlight/shared/codeHtml';
import {expect, it, vi} from 'vitest';
import {highlightJson, plainLines} from './code';

// It says so in words of the framework's, which are there in a build alone.
vi.mock('@site/src/components/CopiedNotice/copyAndAnnounce', () => ({copyAndAnnounce: vi.fn()}));

it('marks names, texts, words and numbers, a line each', () => {
  expect(highlightJson('{\n  "a": "b",\n  "c": [true, -1.5e3]\n}')).toBe(
    [
      '<span class="line">{\n</span>',
      '<span class="line">  <span class="token property">"a"</span>: <span class="token string">"b"</span>,\n</span>',
      '<span class="line">  <span class="token property">"c"</span>: [<span class="token keyword">true</span>, <span class="token number">-1.5e3</span>]\n</span>',
      '<span class="line">}</span>',
    ].join(''),
  );
});

it.each([highlightJson, plainLines])('lets no markup through, and loses nothing', (toHtml) => {
  const json = JSON.stringify({'<b>"': '<img src=x onerror=alert(1)> & "\\', n: [1, null]}, null, 2);
  const html = toHtml(json);
  expect(html).not.toMatch(/<(?!\/?span\b)/);
  expect(codeOf(html)).toBe(json);
});
