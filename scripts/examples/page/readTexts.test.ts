import {expect, it} from 'vitest';
import {readPage} from './readTexts';

const source = `---
title: A page
---

1. A step in a list:

   <ExpectedOutput>

   {/* example: part */}
   {/* example: varies one */}
   \`\`\`json title="a.json"
   {
     // diff-remove
     "one": 0,
     // diff-add
     "one": 1
   }
   \`\`\`

   <Differs>

   \`\`\`bash
   true
   \`\`\`

   </Differs>
   </ExpectedOutput>

:::note

\`\`\`text title="Output of it"
one
\`\`\`

:::
`;

it('reads blocks with their surroundings, and the line of each line that readers copy', () => {
  const {blocks, problems} = readPage('docs/a.mdx', source);
  expect(problems).toEqual([]);
  expect(blocks).toMatchObject([
    {
      line: 11,
      language: 'json',
      title: 'a.json',
      text: '{\n  "one": 1\n}',
      lines: [12, 16, 17],
      isOutput: true,
      directives: [
        {name: 'part', argument: '', line: 9},
        {name: 'varies', argument: 'one', line: 10},
      ],
    },
    {line: 22, isOutput: false, directives: []},
    {line: 31, isOutput: true},
  ]);
});
