import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import rehypeWideTables from './rehypeWideTables';

const table = (corner: string) =>
  h('table', h('thead', h('tr', [h('th', corner), h('th', [h('em', 'Pull')]), h('th', 'Push')])));

it('gives each table a box that scrolls, can be reached by keyboard and has a name', () => {
  const tree: Root = {type: 'root', children: [h('p', 'Text'), table('Need')]};
  rehypeWideTables()(tree, new VFile());
  expect(toHtml(tree)).toContain(
    '<p>Text</p><div class="table-box" role="group" aria-label="Table: Need, Pull, Push" tabindex="0"><table>',
  );
});

it('stops the build at an empty header cell', () => {
  const tree: Root = {type: 'root', children: [table('')]};
  expect(() => rehypeWideTables()(tree, new VFile())).toThrow('A table has an empty header cell');
});

it('colors a row by the part of the packet that a cell names', async () => {
  const code = await compile(
    '| At | Name |\n|---|---|\n| 0 | A |\n| <span data-field="id">10</span> | ID |\n',
    {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeWideTables],
    },
  );
  expect(String(code).match(/_components\.tr, \{\s*"data-field": "id"/g)).toHaveLength(1);
  expect(String(code)).not.toContain('_components.span');
});

it('leaves an empty header cell to a comparison', async () => {
  const addTable = () => (tree: Root) => {
    const component = tree.children.find((node) => node.type === 'mdxJsxFlowElement');
    if (component && 'children' in component) component.children.push(table(''));
  };
  const code = await compile('<Comparison>\n\nText\n\n</Comparison>\n', {
    rehypePlugins: [addTable, rehypeWideTables],
  });
  expect(String(code)).toContain('"aria-label": "Table: Pull, Push"');
});
