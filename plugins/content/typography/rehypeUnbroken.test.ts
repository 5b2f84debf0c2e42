import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import rehypeUnbroken from './rehypeUnbroken';

/** Text of a paragraph behind the plugin, with `~` for the space at which no line breaks. */
function shown(text: string): string {
  const tree: Root = {type: 'root', children: [h('p', text)]};
  rehypeUnbroken()(tree);
  return textOf(tree).replaceAll('\u00a0', '~');
}

it.each([
  ['each 10 s, at +4 dBm', 'each 10~s, at +4~dBm'],
  ['100 to 150 ms (at 99.9 %)', '100~to~150~ms (at 99.9~%)'],
  ['40 m/s, 5 m and −20 °C.', '40~m/s, 5~m and −20~°C.'],
  ['0.034 ppm × (T − 25 °C)², (a − b', '0.034~ppm ×~(T~−~25~°C)², (a~− b'],
])('keeps a number with its unit: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each([
  ['a payload of 4, 9 or 13 bytes', 'a payload of 4, 9 or 13~bytes'],
  ['Within 3 months, by 00:00 UTC.', 'Within 3~months, by 00:00~UTC.'],
  ['In stage 1, step 3 sends 1,024 packets', 'In stage~1, step~3 sends 1,024~packets'],
  ['Above 1023. Then for 2 s', 'Above 1023. Then for 2~s'],
  ['Counter from 0 to 127, 5 to 15 minutes', 'Counter from 0~to~127, 5~to~15~minutes'],
])('keeps a number with what it counts, or with its name: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('keeps a formula together whose letter is an element', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', 'of 18 + ', h('em', 'n'), ' bytes, ', h('em', 'n'), ' = 0')],
  };
  rehypeUnbroken()(tree);
  expect(textOf(tree).replaceAll('\u00a0', '~')).toBe('of 18~+~n bytes, n~=~0');
});

it('lets no sentence end with a line of two letters', () => {
  expect(shown('What it was moved to it. No, as is; so it is')).toBe(
    'What it was moved to~it. No, as~is; so it~is',
  );
});

it.each(['from 3 or 5 of them', 'a s', '2 s_per', 'start + uptime', 'a 3-byte field'])(
  'leaves alone: %s',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);

it('leaves code and headings as they are written, and reaches text in components', async () => {
  const page =
    '## After 10 s\n\nRun `sleep 10 s` for 10 s.\n\n<Note>\n\n20 s\n\n</Note>\n\n```text\n30 s\n```\n';
  const code = String(await compile(page, {rehypePlugins: [rehypeUnbroken], jsx: true}));
  expect(code.replaceAll('\u00a0', '~').match(/\d+[ ~]s\b/g)).toEqual([
    '10 s',
    '10 s',
    '10~s',
    '20~s',
    '30 s',
  ]);
});

function treeOf(text: string): Root {
  const tree: Root = {type: 'root', children: [h('p', text)]};
  rehypeUnbroken()(tree);
  return tree;
}

/** The compounds of a text that stay on one line. */
const kept = (text: string) =>
  [...toHtml(treeOf(text)).matchAll(/<span class="short">(.*?)<\/span>/g)].map(([, word]) => word);

it.each([
  ['a 6-byte field of 8-bit words', ['6-byte', '8-bit']],
  ['AES-CMAC, SHA-256 and AES-128-CTR', ['AES-CMAC', 'SHA-256', 'AES-128-CTR']],
  ['Returns -EPERM, or -1; the off-the-shelf -E', ['-EPERM']],
  ['On 2026-09-16 by Wi-Fi.', ['2026-09-16', 'Wi-Fi']],
  ['End-device provisioning of an end-device', ['End-device']],
  ['10-millisecond steps, a-6-byte, −48', []],
])('keeps short compounds together: %s', (text, words) => {
  expect(kept(text)).toEqual(words);
});

it('leaves every character as it was typed, in its order', () => {
  const text = 'AES-CMAC gives a 4-byte tag.';
  expect(textOf(treeOf(text))).toBe(text);
});

it('leaves compounds in code and headings alone', async () => {
  const page = '## An 8-bit field\n\nThe `8-bit` field\n\n```text\n8-bit\n```\n';
  expect(String(await compile(page, {rehypePlugins: [rehypeUnbroken]}))).not.toContain('short');
});
