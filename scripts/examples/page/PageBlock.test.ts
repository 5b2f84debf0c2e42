import {expect, it} from 'vitest';
import {blocksOf, runLabel, runsThrough} from './PageBlock';
import {readPage} from './readTexts';

const choice = (value: string, text: string) =>
  `<Choice value="${value}">\n\n\`\`\`bash\n${text}\n\`\`\`\n\n</Choice>\n`;
const source = `<Choices about="language">
${choice('bash', 'a')}${choice('python', 'b')}</Choices>

\`\`\`bash
c
\`\`\`

<Choices about="language">
${choice('js', 'd')}${choice('python', 'e')}</Choices>
`;

it('shows every block to some reader, as the page shows it', () => {
  const {blocks} = readPage('docs/a.mdx', source);
  const runs = runsThrough(blocks);
  expect(runs.map((run) => blocksOf(run, blocks).map(({text}) => text))).toEqual([
    ['a', 'c', 'd'],
    ['b', 'c', 'e'],
  ]);
  expect(runs.map(runLabel)).toEqual([' (language: bash)', ' (language: python)']);
});
