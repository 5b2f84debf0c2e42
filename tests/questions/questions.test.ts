import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {buildDir} from '../browser/support/siteBuild';
import {routes} from '../browser/support/routes';
import {specifiedRoutes} from '../browser/frame/specifiedRoutes';
import {missingIn} from './missingIn';
import {placesOf, readQuestions} from './readQuestions';
import {readSections, type Sections} from './readSections';

/** Pages that answer nothing themselves: the landing page leads to others, and search finds them. */
const withoutAnswers = ['/', '/search'];

const files = ['firmware.yaml', 'backend.yaml'].map((name) => path.join('tests/questions', name));
const questions = files.flatMap((file) => readQuestions(path.join(projectRoot, file), new Set(routes)));

const read = new Map<string, Sections>();

function sectionsOf(page: string): Sections {
  const known = read.get(page);
  if (known) return known;
  const file = path.join(buildDir, `${page}.html`);
  if (!fs.existsSync(file))
    throw new Error(
      `${file} does not exist: questions are held against the built site. Run "npm run build".`,
    );
  const sections = readSections(fs.readFileSync(file, 'utf8'), file);
  read.set(page, sections);
  return sections;
}

describe('a reader who asks finds on one page', () => {
  it.each(questions.map((question) => [question.question, question] as const))('%s', (_, question) => {
    if ('wants' in question)
      expect.fail(
        `Nobody has looked for the answer. It has to say: ${question.wants} Write down where that stands, in place of "wants".`,
      );
    const missing = placesOf(question).flatMap((place) =>
      missingIn(
        sectionsOf(place.page),
        place,
        path.relative(projectRoot, path.join(buildDir, `${place.page}.html`)),
      ),
    );
    if (missing.length > 0) expect.fail(missing.join('\n'));
  });
});

describe('the questions', () => {
  it('are at least 200', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
  });

  it('are asked once each', () => {
    const asked = questions.map(({question}) => question.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
    expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  });

  it('are spread over all pages that the specification names', () => {
    const answering = new Set(questions.map((question) => ('page' in question ? question.page : '')));
    const silent = specifiedRoutes.filter((page) => !answering.has(page) && !withoutAnswers.includes(page));
    expect(silent).toEqual([]);
  });
});
