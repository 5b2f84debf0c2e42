import {expect, it} from 'vitest';
import {readPage} from './readPage';
import {blocksOf, walkLabel, walksThrough} from './walks';

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
  const walks = walksThrough(blocks);
  expect(walks.map((walk) => blocksOf(walk, blocks).map(({text}) => text))).toEqual([
    ['a', 'c', 'd'],
    ['b', 'c', 'e'],
  ]);
  expect(walks.map(walkLabel)).toEqual([' (language: bash)', ' (language: python)']);
});
