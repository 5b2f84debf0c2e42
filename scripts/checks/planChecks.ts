import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {madePages} from '../pages/listPages';

export type Plan = ReturnType<typeof planChecks>;

/** Unit tests, and the pages that each reads; `*` stands for all, and for what is built of them. */
export type PageReaders = Readonly<Record<string, readonly string[]>>;

const isPage = (file: string) => /^docs\/.*\.mdx$/.test(file) && !file.startsWith(madePages);
const isSpec = (file: string) => /^tests\/browser\/.*\.spec\.ts$/.test(file);
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:build|engines)\//.test(file);

/**
 * Decides what a change can have broken. A page is read by what runs all pages and by the tests that name it; text for
 * contributors by spelling and prose; a test by itself. Of all else the outcome of any check may depend.
 */
export function planChecks(root: string, changed: readonly string[], readers: PageReaders) {
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
  const readingTests = Object.keys(readers).filter((test) =>
    readers[test]?.some((read) => (read === '*' ? pages.length > 0 : there.includes(read))),
  );
  const ofQuestions = questions.length > 0 ? ['tests/questions/questions.test.ts'] : [];
  return {
    pages,
    /** What spelling and prose look at. */
    texts: [...pages, ...markdown],
    /** Whether sources of tests are among it. */
    hasCode: ownTests.length + browserTests.length > 0,
    unitTests: [...new Set([...readingTests, ...ofQuestions, ...ownTests])],
    browserTests,
    needsBuild: pages.length + questions.length + browserTests.length > 0,
    /** Files on which anything may depend: with one of them, everything is checked. */
    widening: changed.filter((file) => !known.includes(file)),
  };
}

/** Runs Git to compare a folder with a branch or commit, or says what to do when Git does not know that. */
export function gitSince(since: string, root: string): (...args: string[]) => string {
  return (...args) => {
    try {
      return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'});
    } catch {
      throw new Error(
        `Git cannot compare with ${since}: fetch it, or name another with \`-- --since <branch or commit>\`.`,
      );
    }
  };
}

/** Files that differ from where a branch began: what is committed, what is not yet, what is new or deleted. */
export function changedFiles(since: string, root: string): string[] {
  const git = gitSince(since, root);
  const changed = git('diff', '--name-only', '-z', '--no-renames', '--merge-base', since);
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed.split('\0'), ...added.split('\0')])].filter(Boolean).sort();
}

const few = (files: readonly string[]) =>
  files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ');

export function planLines(changed: readonly string[], plan: Plan): string[] {
  const {pages, unitTests, browserTests, widening} = plan;
  if (changed.length === 0) return ['Nothing differs: there is nothing to look at.'];
  if (widening.length > 0) return [`Everything is checked, since anything may depend on ${few(widening)}.`];
  const lines = [`Changed: ${few(changed)}.`];
  if (pages.length > 0)
    lines.push(
      'Each page is read by spelling, prose and examples, built with links and anchors to and from it, opened in a browser, and looked for by its own title. Search as a whole is scored.',
    );
  if (unitTests.length > 0) lines.push(`Unit tests that run: ${unitTests.length} files.`);
  if (browserTests.length > 0) lines.push(`Browser tests that run whole: ${few(browserTests)}.`);
  lines.push(
    plan.needsBuild
      ? 'Left out: code, styles and plugins, which did not change; other pages, but for links between them, and tests that begin on them and name no changed one; other engines, since a page brings no code of its own.'
      : 'Left out: the build and all pages, which did not change.',
  );
  return lines;
}
