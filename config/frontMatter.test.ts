import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

/** Parses a page whose front matter holds the given fields, one a line. */
function parse(frontMatter: Record<string, unknown>, content = '') {
  const filePath = path.resolve('docs/guides/page.mdx');
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return parseFrontMatter({
    filePath,
    fileContent: ['---', ...lines, '---', content].join('\n'),
    defaultParseFrontMatter: async () => ({frontMatter, content}),
  });
}

describe('parseFrontMatter', () => {
  it('takes a page with title and description', async () => {
    expect((await parse({title: 'T', description: 'D'})).frontMatter.title).toBe('T');
  });

  it('gives each page a social card of its own, unless the page names one', async () => {
    const fields = {title: 'T', description: 'D'};
    expect((await parse(fields)).frontMatter.image).toBe('/img/cards/docs/guides/page.png');
    expect((await parse({...fields, image: '/img/own.png'})).frontMatter.image).toBe('/img/own.png');
  });

  it.each([
    [{description: 'D'}, 'no title'],
    [{title: 'T'}, 'no description'],
    [{title: 'T', description: '  '}, 'no description'],
    [{}, 'no title and no description'],
  ])('refuses %o with its path', async (fields, what) => {
    await expect(parse(fields)).rejects.toThrow(`docs/guides/page.mdx:1: the front matter has ${what}`);
  });

  it.each([
    [{descripton: 'D'}, 'nothing reads the field "descripton". Write "description", or remove it.'],
    [{hide_title: 'yes'}, '"hide_title" is a text. Write true or false.'],
    [{pagination_next: 3}, '"pagination_next" is a number. Write a text or null.'],
    [{keywords: 'one'}, '"keywords" is a text. Write a list.'],
  ])('refuses %o with its line, and says what to write', async (fields, message) => {
    const page = parse({title: 'T', description: 'D', ...fields});
    await expect(page).rejects.toThrow(`docs/guides/page.mdx:4: ${message}`);
  });

  it('takes null where it has a meaning', async () => {
    const page = await parse({title: 'T', description: 'D', pagination_next: null});
    expect(page.frontMatter.pagination_next).toBe(null);
  });

  it.each([
    ['```bash\ncurl\n```', true],
    ['1. Call it:\n\n   ```bash\n   curl\n   ```', true],
    ['- ~~~c\n  int x;\n  ~~~', true],
    ['> ```c\n> int x;\n> ```', true],
    ['Write `code` and ``more``, and end with ```', undefined],
    ['', undefined],
  ])('tells whether %j has examples', async (content, expected) => {
    const {frontMatter} = await parse({title: 'T', description: 'D'}, content);
    expect(frontMatter.has_examples).toBe(expected);
  });

  it('leaves what a page says of its examples', async () => {
    const page = {title: 'T', description: 'D', has_examples: true};
    expect((await parse(page)).frontMatter.has_examples).toBe(true);
    const {frontMatter} = await parse({...page, has_examples: false}, '```c\n```');
    expect(frontMatter.has_examples).toBe(false);
  });
});
