import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

/** Parses a page whose front matter holds the given fields. */
function parse(frontMatter: Record<string, unknown>, content = '') {
  const filePath = path.resolve('docs/guides/page.mdx');
  return parseFrontMatter({
    filePath,
    fileContent: '',
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
    await expect(parse(fields)).rejects.toThrow(`docs/guides/page.mdx: the front matter has ${what}`);
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
