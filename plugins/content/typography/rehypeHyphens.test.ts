import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import rehypeHyphens from './rehypeHyphens';

function treeOf(text: string): Root {
  const tree: Root = {type: 'root', children: [h('p', text)]};
  rehypeHyphens()(tree);
  return tree;
}

/** The compounds of a text that stay on one line. */
const kept = (text: string) =>
  [...toHtml(treeOf(text)).matchAll(/<span class="short">(.*?)<\/span>/g)].map(([, word]) => word);

it.each([
  ['a 6-byte field of 8-bit words', ['6-byte', '8-bit']],
  ['AES-CMAC, SHA-256 and AES-128-CTR', ['AES-CMAC', 'SHA-256', 'AES-128-CTR']],
  ['On 2026-09-16 by Wi-Fi.', ['2026-09-16', 'Wi-Fi']],
  ['an end-device, 10-millisecond steps, a-6-byte, −48', []],
])('keeps short compounds together: %s', (text, words) => {
  expect(kept(text)).toEqual(words);
});

it('leaves every character as it was typed, in its order', () => {
  const text = 'AES-CMAC gives a 4-byte tag.';
  expect(textOf(treeOf(text))).toBe(text);
});

it('leaves code and headings alone', async () => {
  const page = '## An 8-bit field\n\nThe `8-bit` field\n\n```text\n8-bit\n```\n';
  expect(String(await compile(page, {rehypePlugins: [rehypeHyphens]}))).not.toContain('short');
});
