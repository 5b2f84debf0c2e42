import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import {expect, it} from 'vitest';
import {staticNode} from '../../framework/static-html/staticNode';
import rehypeInlineCode from './rehypeInlineCode';

const option = 'CONFIG_SKERRY_NETWORK_KEY_256';

it('keeps short code on one line, in text and in tables', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', h('code', 'src/main.c')), h('table', h('td', h('code', '0xFFA0')))],
  };
  rehypeInlineCode()(tree);
  expect(toHtml(tree)).toBe(
    '<p><code class="short">src/main.c</code></p><table><td><code class="short">0xFFA0</code></td></table>',
  );
});

it('lets long code break at its joints, in text where it is longer than a line of a phone, and leaves fences alone', () => {
  const fence = h('pre', h('code', 'a'));
  const cells = [`${option}/__a.c`, '/v1/org/{org_id}/key/{key_id}', '0123456789abcdef'.repeat(2)].map(
    (code) => h('td', h('code', code)),
  );
  const longer = h('p', h('code', `${option}_BITS`));
  const tree: Root = {type: 'root', children: [h('p', h('code', option)), fence, h('table', cells), longer]};
  rehypeInlineCode()(tree);
  expect(toHtml(staticNode(longer) as never)).toContain('KEY_<wbr>256_<wbr>BITS');
  expect(toHtml(tree.children.slice(0, 2) as never)).toBe(
    `<p><code>${option}</code></p><pre><code>a</code></pre>`,
  );
  const table = toHtml(staticNode(tree.children[2] as never) as never);
  expect(table).toContain('<code>CONFIG_<wbr>SKERRY_<wbr>NETWORK_<wbr>KEY_<wbr>256/__<wbr>a.<wbr>c</code>');
  expect(table).toContain('<code>0123456789abcdef<wbr>0123456789abcdef</code>');
  expect(table).toContain('<code>/<wbr>v1/<wbr>org/<wbr>{org_id}/<wbr>key/<wbr>{key_id}</code>');
});

it('keeps such code an element of the page, which the framework would take for a block', async () => {
  const addTable = () => (tree: Root) => {
    tree.children.push(h('table', h('tr', h('td', h('code', option)))));
  };
  const page = String(await compile('', {rehypePlugins: [addTable, rehypeInlineCode], jsx: true}));
  expect(page).toMatch(/<code>\{?"?CONFIG_/);
});
