import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writtenTexts} from './writtenTexts';
import {projectRoot} from '../../scripts/projectRoot';
import {headersFolder} from '../../plugins/content/downloads/sdkHeaders';
import {decisionProblems, plainText, readDecisions} from './decisions';

const decisions = readDecisions(fs.readFileSync(path.join(import.meta.dirname, 'decisions.yaml'), 'utf8'));
const headers = fs
  .readdirSync(path.join(projectRoot, headersFolder))
  .map((name) => `${headersFolder}/${name}`);
const texts = writtenTexts(projectRoot, headers).map(({file, text}) => ({file, text: plainText(text)}));

it('no page says the opposite of what was decided, and each home says it', () => {
  expect(decisionProblems(decisions, texts)).toEqual([]);
});

describe('what stood there before is found:', () => {
  const cases = decisions.flatMap((decision) => decision.was.map((sentence) => ({sentence, decision})));
  it.each(cases)('$sentence', ({sentence, decision}) => {
    const home = {file: decision.home, text: decision.says};
    const page = {file: 'page.mdx', text: plainText(sentence)};
    expect(decisionProblems([decision], [home, page])).toEqual([
      expect.stringMatching(/^page\.mdx: ".+": it was decided that /),
    ]);
  });
});

it('a home that lost its sentence is named', () => {
  const [decision] = decisions;
  expect(decisionProblems([decision], [{file: decision.home, text: 'Nothing.'}])).toEqual([
    `${decision.home} no longer says "${decision.says}"`,
  ]);
});
