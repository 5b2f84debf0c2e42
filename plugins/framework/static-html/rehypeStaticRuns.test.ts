import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {afterAll, expect, it} from 'vitest';
import rehypeStaticRuns from './rehypeStaticRuns';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-runs-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const long = 'A sentence of text that makes the run worth it. '.repeat(10);
const chip = {type: 'mdxJsxTextElement', name: 'Chip', attributes: [], children: []} as never;

/** What is left of a page, and the HTML that was written. */
function run(...children: Root['children']) {
  const tree: Root = {type: 'root', children};
  fs.rmSync(folder, {recursive: true, force: true});
  rehypeStaticRuns({folder})(tree, new VFile({path: 'docs/page.mdx'}));
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const htmls: string[] = files.flatMap((name) =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  const nameOf = (node: Root['children'][number]) =>
    'name' in node ? node.name : node.type === 'element' ? node.tagName : node.type;
  return {left: tree.children.map(nameOf), tree, htmls};
}

it('takes neighbors of text out together, and leaves an element in their place', () => {
  const {left, htmls} = run(
    h('h2', {id: 'limits'}, 'Limits'),
    h('p', long),
    {type: 'text', value: '\n'},
    h(
      'div',
      {className: ['table-box']},
      h('table', [h('colgroup', h('col', {style: 'width: 50%'})), h('tr', h('td', h('code', 'a < b')))]),
    ),
    h('h2', {id: 'next'}, 'Next'),
    h('ul', h('li', long)),
  );
  expect(left).toEqual(['mdxjsEsm', 'mdxjsEsm', 'h2', 'StaticRun', 'h2', 'StaticRun']);
  expect(htmls).toHaveLength(2);
  expect(htmls[0]).toMatch(/^<p>A sentence.*<code>a &#x3C; b<\/code>/s);
  expect(htmls[1]).toMatch(/^<ul><li>A sentence/);
});

it('takes the text of an admonition out, and leaves the admonition', () => {
  const {left, tree, htmls} = run(h('admonition', {type: 'tip'}, h('p', long), chip as ElementContent));
  expect(left).toEqual(['mdxjsEsm', 'mdxjsEsm', 'admonition']);
  const [, , admonition] = tree.children;
  expect(admonition && 'children' in admonition && admonition.children).toMatchObject([
    {name: 'StaticRun'},
    {name: 'Chip'},
  ]);
  expect(htmls).toEqual([`<p>${long}</p>`]);
});

it('takes the text of boxes out, one in the other', () => {
  const differs = {type: 'mdxJsxFlowElement', name: 'Differs', attributes: [], children: [h('p', long)]};
  const output = {type: 'mdxJsxFlowElement', name: 'ExpectedOutput', attributes: [], children: [differs]};
  const {left, htmls} = run(output as never);
  expect(left).toEqual(['mdxjsEsm', 'mdxjsEsm', 'ExpectedOutput']);
  expect(differs.children).toMatchObject([{name: 'StaticRun'}]);
  expect(htmls).toEqual([`<p>${long}</p>`]);
});

it('takes steps out that are text alone, and leaves those with a component', () => {
  const steps = (...items: ElementContent[]) => ({
    ...{type: 'mdxJsxFlowElement', name: 'Steps', attributes: []},
    children: [h('ol', h('li', long, ...items))],
  });
  const [plain, mixed] = [steps(), steps(chip as ElementContent)];
  expect(run(plain as never, mixed as never).htmls).toEqual([`<ol><li>${long}</li></ol>`]);
  expect(plain.children).toMatchObject([{name: 'StaticRun'}]);
  expect(mixed.children).toMatchObject([{tagName: 'ol'}]);
});

it('takes along what may stand in the place of a component in a line', () => {
  const data = {staticElement: h('span', {id: 'term'}, 'packet')};
  const term = {type: 'mdxJsxTextElement', name: 'Term', attributes: [], children: [], data} as never;
  expect(run(h('p', long, term)).htmls).toEqual([`<p>${long}<span id="term">packet</span></p>`]);
});

it.each([
  ['/docs/intro#keys', 'href="site-root:/docs/intro#keys"'],
  ['/', 'href="site-root:/"'],
  ['#keys', 'href="#keys"'],
  ['https://example.org', 'href="https://example.org" target="_blank" rel="noopener noreferrer"'],
])('writes a link to %s as the framework would', (href, written) => {
  expect(run(h('p', long, h('a', {href}, 'there'))).htmls[0]).toContain(`<a ${written}>there</a>`);
});

it.each([
  ['a component', h('p', long, chip as ElementContent)],
  ['an image', h('p', long, h('img', {src: '/img/a.png'}))],
  ['an anchor', h('p', long, h('span', {id: 'here'}, 'x'))],
  ['a link that is no address of the site', h('p', long, h('a', {href: 'other.mdx'}, 'there'))],
  ['a link that the framework would change', h('p', long, h('a', {href: '/docs/intro/'}, 'there'))],
  ['tasks', h('ul', {className: ['contains-task-list']}, h('li', long))],
  ['little text', h('p', '7')],
  ['a component around it', {type: 'mdxJsxFlowElement', name: 'Timeline', children: [h('p', long)]} as never],
])('leaves a part of a page with %s', (_, node) => {
  const {left, htmls} = run(node);
  expect(left).toHaveLength(1);
  expect(htmls).toEqual([]);
});
