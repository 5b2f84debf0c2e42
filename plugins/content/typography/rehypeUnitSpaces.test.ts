import fs from 'node:fs';
import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import rehypeUnitSpaces, {units} from './rehypeUnitSpaces';

/** Text of a paragraph behind the plugin, with `~` for the space at which no line breaks. */
function shown(text: string): string {
  const tree: Root = {type: 'root', children: [h('p', text)]};
  rehypeUnitSpaces()(tree);
  return textOf(tree).replaceAll('\u00a0', '~');
}

it.each([
  ['each 10 s, at +4 dBm', 'each 10~s, at +4~dBm'],
  ['100 to 150 ms (at 99.9 %)', '100 to 150~ms (at 99.9~%)'],
  ['40 m/s, 5 m and −20 °C.', '40~m/s, 5~m and −20~°C.'],
])('keeps a number with its unit: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it.each(['13 bytes', 'step 3 sends', '5 minutes', '4 mains', 'a s', '2 s_per'])(
  'leaves alone: %s',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);

it('leaves code and headings as they are written, and reaches text in components', async () => {
  const page =
    '## After 10 s\n\nRun `sleep 10 s` for 10 s.\n\n<Note>\n\n20 s\n\n</Note>\n\n```text\n30 s\n```\n';
  const code = String(await compile(page, {rehypePlugins: [rehypeUnitSpaces], jsx: true}));
  expect(code.replaceAll('\u00a0', '~').match(/\d+[ ~]s\b/g)).toEqual([
    '10 s',
    '10 s',
    '10~s',
    '20~s',
    '30 s',
  ]);
});

it('knows the units that the check of the prose knows', () => {
  const {units: checked} = parse(fs.readFileSync('scripts/prose/data/numbers.yaml', 'utf8')) as {
    units: string[];
  };
  expect([...units].sort()).toEqual(checked.sort());
});
