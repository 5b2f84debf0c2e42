import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {Figures} from './remarkComputed';
import remarkComputed from './remarkComputed';

const figures: Figures = {
  tables: {lives: () => ({columns: ['Interval', 'Life'], rows: [['**1 s**', '1.8 years']]})},
  values: {life: () => '2.25 years'},
};

const compiled = async (page: string) =>
  String(await compile(page, {remarkPlugins: [remarkGfm, [remarkComputed, {figures}]]}));

function run(page: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(page);
  remarkComputed({figures})(tree, new VFile());
  return tree;
}

describe('what pages name', () => {
  it('becomes a table with Markdown in its cells', () => {
    const [table] = run('<Computed table="lives" />\n').children;
    expect(table).toMatchObject({
      type: 'table',
      children: [
        {children: [{children: [{value: 'Interval'}]}, {children: [{value: 'Life'}]}]},
        {children: [{children: [{type: 'strong'}]}, {children: [{value: '1.8 years'}]}]},
      ],
    });
  });

  it('becomes text in a sentence, also inside other components', async () => {
    expect(await compiled('It lasts <Computed value="life" />.')).toContain('2.25 years');
    expect(await compiled('<div>\n\n| A |\n|---|\n| <Computed value="life" /> |\n\n</div>')).toContain(
      '2.25 years',
    );
  });

  it('leaves nothing of the component', async () => {
    const code = await compiled('<Computed table="lives" />\n\nIt lasts <Computed value="life" />.');
    expect(code).not.toContain('Computed');
  });
});

describe('a mistake stops the build at its line', () => {
  it.each([
    ['an unknown table', '<Computed table="lifes" />', /no computed table "lifes". There are: lives/],
    ['an unknown value', 'It is <Computed value="lives" />.', /no computed value "lives". There are: life/],
    ['a table in a sentence', 'See <Computed table="lives" />.', /on a line of its own/],
    ['another attribute', '<Computed name="lives" />', /Write <Computed table/],
    ['an attribute too many', '<Computed table="lives" unit="s" />', /Write <Computed table/],
    ['an expression', '<Computed table={name} />', /Write <Computed table/],
  ])('%s', async (_, page, message) => {
    await expect(compiled(`# Page\n\n${page}\n`)).rejects.toMatchObject({line: 3, message});
  });
});
