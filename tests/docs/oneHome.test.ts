import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listPages} from '../../scripts/pages/listPages';
import {projectRoot} from '../../scripts/projectRoot';
import {runLength, sharedPassages} from './sharedPassages';

/** Runs that two pages may share: the sentences that two quick starts cannot do without. */
const mostRuns = 40;

const pages = new Map(
  listPages(projectRoot)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => [file, fs.readFileSync(file, 'utf8')]),
);

it('no two pages say the same at length', () => {
  expect(
    sharedPassages(pages)
      .filter(({runs}) => runs > mostRuns)
      .map(
        ({places, runs, longest}) =>
          `${places.join(' and ')} share ${runs} runs of ${runLength} words, at most ${mostRuns} are allowed: leave it on one page, and link to it from the other. The longest passage begins with “${longest.split(' ').slice(0, 20).join(' ')}”`,
      ),
  ).toEqual([]);
});

it('names what is said twice, and where, and leaves out front matter, code and comments', () => {
  const passage = 'One two three four five six seven eight nine ten eleven twelve thirteen';
  const aside = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';
  const matter = `---\ntitle: ${aside}\n---\n\n`;
  const found = sharedPassages(
    new Map([
      ['a.mdx', `${matter}Text.\n\n${passage}.\n\n\`\`\`text\n${aside}\n\`\`\`\n\n{/* ${aside} */}\n`],
      [
        'b.mdx',
        `${matter}- A list.\n- *${passage.replace('nine', '[nine](./nine.mdx)')}*: and on.\n\n\`\`\`text\n${aside}\n\`\`\`\n\n{/* ${aside} */}\n`,
      ],
      ['c.mdx', `${matter}Another text.\n`],
    ]),
  );
  expect(found).toEqual([{places: ['a.mdx:7', 'b.mdx:6'], runs: 2, longest: passage.toLowerCase()}]);
});
