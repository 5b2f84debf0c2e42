import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

/** Parses a page whose front matter holds the given fields. */
function parse(frontMatter: Record<string, unknown>) {
  const filePath = path.resolve('docs/guides/page.mdx');
  return parseFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({frontMatter, content: ''}),
  });
}

describe('parseFrontMatter', () => {
  it('takes a page with title and description', async () => {
    expect((await parse({title: 'T', description: 'D'})).frontMatter.title).toBe('T');
  });

  it.each([
    [{description: 'D'}, 'no title'],
    [{title: 'T'}, 'no description'],
    [{title: 'T', description: '  '}, 'no description'],
    [{}, 'no title and no description'],
  ])('refuses %o with its path', async (fields, what) => {
    await expect(parse(fields)).rejects.toThrow(`docs/guides/page.mdx: the front matter has ${what}`);
  });
});
