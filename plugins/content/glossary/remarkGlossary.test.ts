import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {afterAll, describe, expect, it} from 'vitest';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {projectRoot} from '../../../scripts/projectRoot';
import {rehypeGlossary, remarkGlossary} from './glossary';
import {readGlossary, type Term} from './readGlossary';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glossary-'));
afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

const terms: Term[] = [
  {term: 'packet', definition: 'What a device sends.', home: '/docs/network/coverage#packets'},
  {term: 'advertising packet', definition: 'A packet & more.', home: '/docs/device-sdk/packet#layout'},
];

/** The words that got a definition, in their order, and the HTML that was written. */
async function marked(text: string, page = 'docs/guides/page.mdx') {
  fs.rmSync(folder, {recursive: true, force: true});
  const code = String(
    await compile(new VFile({value: text, path: path.join('/site', page)}), {
      remarkPlugins: [remarkGfm, [remarkGlossary, {terms}]],
      rehypePlugins: [[rehypeGlossary, {folder}]],
    }),
  );
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const htmls: string[] = files.flatMap((name) =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  return {code, htmls, words: htmls.map((html) => /<dfn[^>]*>(.*?)<\/dfn>/.exec(html)?.[1])};
}

describe('a term gets its definition', () => {
  it('at its first use in a page, as it stands there, and nowhere else', async () => {
    const {words, code} = await marked(
      'Packets come.\n\nA packet is an advertising packet.\n\nAn advertising packet.\n',
    );
    expect(words).toEqual(['Packets', 'advertising packet']);
    expect(code.match(/<GlossaryTerm|_jsx\(GlossaryTerm/g)).toHaveLength(2);
  });

  it('never as part of a longer term, marked or not', async () => {
    const text = 'An advertising packet.\n\nAnother advertising packet.\n\nA packet.\n';
    const {words, code} = await marked(text);
    expect(words).toEqual(['advertising packet', 'packet']);
    expect(code).toContain('Another advertising packet.');
    expect((await marked(text, 'docs/device-sdk/packet.mdx')).code).toContain('An advertising packet.');
  });

  it('in lists and steps', async () => {
    expect((await marked('- A packet.\n')).words).toEqual(['packet']);
    expect((await marked('<Steps>\n\n1. A packet.\n\n</Steps>\n')).words).toEqual(['packet']);
  });

  it('as HTML that a screen reader, a key and a finger can use, with a way to its home', async () => {
    const {htmls} = await marked('An advertising packet.\n');
    expect(htmls).toEqual([
      '<dfn tabindex="0" aria-describedby="term-advertising-packet">advertising packet</dfn>' +
        '<span role="tooltip" id="term-advertising-packet"><strong>Advertising packet</strong> A packet &#x26; more. ' +
        '<a href="site-root:/docs/device-sdk/packet#layout">More</a></span>',
    ]);
  });

  it('outside the script of the page', async () => {
    expect((await marked('An advertising packet.\n')).code).not.toContain('more');
  });
});

describe('nothing is marked', () => {
  it.each([
    ['a heading', '# A packet\n'],
    ['a link', '[a packet](/docs/intro)\n'],
    ['code', '`packet`\n\n```text\npacket\n```\n'],
    ['a table', '| Packet |\n|---|\n| A packet |\n'],
    ['another component', '<Card>\n\nA packet.\n\n</Card>\n'],
    ['another word', 'packetize, packet-like, XPacket\n'],
  ])('in %s', async (_, text) => {
    const {words, code} = await marked(text);
    expect(words).toEqual([]);
    expect(code).not.toContain('GlossaryTerm');
  });

  it('on the home page of the term, nor in the API reference', async () => {
    expect((await marked('A packet.\n', 'docs/network/coverage.mdx')).words).toEqual([]);
    expect((await marked('A packet.\n', 'docs/api-specification/get-device.mdx')).words).toEqual([]);
  });
});

describe('the glossary', () => {
  const file = path.join(projectRoot, 'plugins/content/glossary/terms.yaml');

  it('defines terms whose home pages exist', () => {
    const glossary = readGlossary(file);
    expect(glossary.length).toBeGreaterThan(10);
    for (const {home} of glossary)
      expect(fs.existsSync(path.join(projectRoot, `${home.replace(/#.*/, '').slice(1)}.mdx`)), home).toBe(
        true,
      );
  });

  it.each([
    ['no home', '[{term: a, definition: One.}]'],
    ['three sentences', '[{term: a, definition: One. Two. Three., home: /docs/intro}]'],
    [
      'a term twice',
      '[{term: a, definition: One., home: /docs/a}, {term: a, definition: One., home: /docs/a}]',
    ],
  ])('refuses %s, and names the term', (_, yaml) => {
    fs.mkdirSync(folder, {recursive: true});
    const wrong = path.join(folder, 'terms.yaml');
    fs.writeFileSync(wrong, yaml);
    expect(() => readGlossary(wrong)).toThrow(`${wrong}: the term "a"`);
  });
});
