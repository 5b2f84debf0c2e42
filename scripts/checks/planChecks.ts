import fs from 'node:fs';
import path from 'node:path';
import {madePages} from '../pages/listPages';

/** What to look at after a change. */
export interface Plan {
  /** Pages that were written or changed. */
  pages: string[];
  /** What spelling and prose look at: those pages, and Markdown for contributors. */
  texts: string[];
  /** Whether sources of tests are among it. */
  hasCode: boolean;
  /** Unit tests, as files. */
  unitTests: string[];
  /** Browser tests, as files, that are run whole. */
  browserTests: string[];
  /** Whether the site has to be built. */
  needsBuild: boolean;
  /** Files on which anything may depend: with one of them, everything is checked. */
  widening: string[];
}

const isPage = (file: string) => /^docs\/.*\.mdx$/.test(file) && !file.startsWith(madePages);
const isSpec = (file: string) => /^tests\/browser\/.*\.spec\.ts$/.test(file);
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:build|engines)\//.test(file);

/**
 * Decides what a change can have broken. A page is read by what runs all pages and by the tests that name it; text for
 * contributors by spelling and prose; a test by itself. Of all else the outcome of any check may depend.
 *
 * @param changed files from the root of the project, deleted ones included
 * @param readers unit tests that read pages
 */
export function planChecks(root: string, changed: readonly string[], readers: readonly string[]): Plan {
  const isThere = (file: string) => fs.existsSync(path.join(root, file));
  const there = changed.filter(isThere);
  const pages = there.filter(isPage);
  const markdown = there.filter((file) => file.endsWith('.md'));
  const questions = there.filter((file) => /^tests\/questions\/.*\.yaml$/.test(file));
  const browserTests = there.filter(isSpec);
  const ownTests = there.filter(isUnitTest);
  // Where a new page stands; by itself it changes the navigation of all.
  const order = pages.length > 0 ? ['sidebars.ts'] : [];
  const known = [...pages, ...markdown, ...questions, ...browserTests, ...ownTests, ...order];
  const ofQuestions = questions.length > 0 ? ['tests/questions/questions.test.ts'] : [];
  return {
    pages,
    texts: [...pages, ...markdown],
    hasCode: ownTests.length + browserTests.length > 0,
    unitTests: [...new Set([...(pages.length > 0 ? readers : []), ...ofQuestions, ...ownTests])],
    browserTests,
    needsBuild: pages.length + questions.length + browserTests.length > 0,
    widening: changed.filter((file) => !known.includes(file)),
  };
}
