import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import toc from '@docusaurus/mdx-loader/lib/remark/toc';
import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import rehypeLongNames from './rehypeLongNames';

/** A page as the framework compiles it, with its contents. */
const compiled = async (markdown: string): Promise<string> =>
  String(
    await compile(markdown, {
      remarkPlugins: [[headings, {anchorsMaintainCase: false}], toc],
      rehypePlugins: [rehypeLongNames],
      jsx: true,
    }),
  );

it('lets lines break behind the underscores of names, in headings and contents', async () => {
  const page = await compiled('## skerry_key_set and __x\n\nskerry_init\n\n### `sat_send` & *sat_get*\n');
  expect(page).toContain(
    '>{"skerry_"}<_components.wbr />{"key_"}<_components.wbr />{"set and __"}<_components.wbr />{"x"}</',
  );
  expect(page).toContain('"skerry_<wbr>key_<wbr>set and __<wbr>x"');
  expect(page).toContain('{"skerry_init"}');
  expect(page).toContain('{"sat_send"}');
  expect(page).toContain('"<code>sat_<wbr>send</code> &amp; <em>sat_<wbr>get</em>"');
  expect(page).toContain('"id": "skerry_key_set-and-__x"');
});

it('marks in the contents what the names of a page begin with', async () => {
  const names = ['init', 'key_set', 'key_get', 'time_set'].map((name) => `## skerry_${name}\n`);
  expect(await compiled(names.join('\n'))).not.toContain('prefix');
  const page = await compiled([...names, '## skerry_lock\n', '## Types of skerry_lock\n'].join('\n'));
  expect(page).toContain(String.raw`"<span class=\"prefix\">skerry_</span>key_<wbr>set"`);
  expect(page).toContain('"Types of skerry_<wbr>lock"');
  expect(page).toContain('>{"skerry_"}<_components.wbr />{"lock"}</');
});

it('leaves other exports as they are', async () => {
  expect(await compiled('export const about = [{value: "a_b"}];\n')).toContain('"a_b"');
});
