import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import remarkImportComponents from './remarkImportComponents';

const components = new Map([
  ['Steps', '@site/src/components/authoring/Steps'],
  ['Cards', '@site/src/components/authoring/Cards'],
  ['Card', '@site/src/components/authoring/Cards'],
]);

async function compiled(page: string): Promise<string> {
  return String(await compile(page, {remarkPlugins: [[remarkImportComponents, {components}]]}));
}

describe('pages get the components that they use', () => {
  it('and no others', async () => {
    const code = await compiled('# Page\n\n<Steps>\n\n1. One\n\n</Steps>\n');
    expect(code).toContain('import Steps from "@site/src/components/authoring/Steps"');
    expect(code).not.toContain('Cards');
  });

  it('inside running text and other components', async () => {
    const code = await compiled('<div>Text with <Cards /></div>\n');
    expect(code).toContain('import Cards from');
  });

  it('from the folder of the component around them', async () => {
    const code = await compiled('<Cards>\n\n<Card />\n\n</Cards>\n');
    expect(code).toContain('import Cards from "@site/src/components/authoring/Cards"');
    expect(code).toContain('import {Card} from "@site/src/components/authoring/Cards"');
  });

  it('from where the page itself imports them', async () => {
    const code = await compiled('import Steps from "./Steps";\n\n<Steps />\n');
    expect(code.match(/import Steps/g)).toHaveLength(1);
    expect(code).toContain('./Steps');
  });
});

describe('an unknown component', () => {
  it('stops the build at its line, with the names that there are', async () => {
    await expect(compiled('# Page\n\n<Stepz>\n\nText\n\n</Stepz>\n')).rejects.toMatchObject({
      line: 3,
      message: expect.stringMatching(/<Stepz> is no component.*Card, Cards, Steps/s),
    });
  });

  it('is none when the page exports it', async () => {
    await expect(compiled('export const Own = () => null;\n\n<Own />\n')).resolves.toContain('Own');
  });
});
