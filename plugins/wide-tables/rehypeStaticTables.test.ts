import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {afterAll, expect, it} from 'vitest';
import rehypeStaticTables from './rehypeStaticTables';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-tables-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const long = 'A sentence of text that makes the table worth it. '.repeat(10);
const table = (...cell: (Element | string)[]) =>
  h('div', {className: ['table-box']}, h('table', h('tr', h('td', {}, ...cell))));

/** The page with its tables taken out, and what was written. */
function run(...children: Root['children']) {
  const tree: Root = {type: 'root', children};
  fs.rmSync(folder, {recursive: true, force: true});
  rehypeStaticTables({folder})(tree, new VFile({path: 'docs/page.mdx'}));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const htmls = files.flatMap((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')));
  return {nodes: tree.children.map((node) => ('name' in node ? node.name : node.type)), htmls};
}

it('takes a table of text out, and leaves an element in its place', () => {
  const {nodes, htmls} = run(h('p', 'before'), table(long, h('code', 'a < b')));
  expect(nodes).toEqual(['mdxjsEsm', 'mdxjsEsm', 'element', 'StaticTable']);
  expect(htmls).toHaveLength(1);
  expect(htmls[0]).toContain('<code>a &#x3C; b</code>');
});

it.each([
  ['a link', table(long, h('a', {href: '/docs/intro'}, 'Quick Start'))],
  ['the target of a link', table(long, h('span', {id: 'here'}, 'x'))],
  [
    'a component',
    table(long, {type: 'mdxJsxTextElement', name: 'Chip', attributes: [], children: []} as never),
  ],
  ['little text', table('7')],
  [
    'a component around it',
    {type: 'mdxJsxFlowElement', name: 'Comparison', children: [table(long)]} as never,
  ],
])('leaves a table with %s', (_, node) => {
  const {nodes, htmls} = run(node);
  expect(nodes).toHaveLength(1);
  expect(htmls).toEqual([]);
});
