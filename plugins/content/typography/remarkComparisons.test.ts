import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import remarkComparisons from './remarkComparisons';

const compiled = async (text: string) =>
  String(
    await compile(`<Comparison>\n\n${text}\n\n</Comparison>\n`, {
      remarkPlugins: [remarkGfm, remarkComparisons],
    }),
  );

it('makes the first cell of each row of a comparison its header', async () => {
  const code = await compiled('| Need | Pull |\n|---|---|\n| Order | Ascending |');
  expect(code).toMatch(/_components\.th, \{\s*scope: "row",\s*children: "Order"/);
  expect(code).toMatch(/_components\.td, \{\s*children: "Ascending"/);
  expect(code).not.toContain('Comparison');
});

it('stops the build at a comparison without a table', async () => {
  await expect(compiled('Text')).rejects.toThrow('<Comparison> needs a Markdown table inside.');
});
