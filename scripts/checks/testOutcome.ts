import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../projectRoot';
import type {Outcome} from './runChecks';

/** A file or a group of tests in a report by Playwright. */
interface Suite {
  suites?: Suite[];
  specs?: {title: string; ok: boolean; file: string; line: number}[];
}

/** What is read of a report by Playwright (`stats`, `suites`) or by Vitest. */
interface Report extends Suite {
  /** Of Playwright; its files are named from `rootDir`. */
  config?: {rootDir: string};
  stats?: {expected: number; unexpected: number; skipped: number};
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {name: string; status: string; assertionResults: {status: string; fullName: string}[]}[];
}

const inProject = (file: string) => path.relative(projectRoot, file);

/** Place and title of each test that failed, and each file that did not load. */
function failuresOf(report: Report): string[] {
  const ofPlaywright = (suite: Suite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ok}) => !ok)
      .map(
        ({file, line, title}) =>
          `${inProject(path.join(report.config?.rootDir ?? '', file))}:${line} ${title}`,
      ),
    ...(suite.suites ?? []).flatMap(ofPlaywright),
  ];
  const ofVitest = (report.testResults ?? []).flatMap(({name, status, assertionResults}) => {
    const file = inProject(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({fullName}) => `${file} ${fullName}`);
  });
  return [...ofPlaywright(report), ...ofVitest];
}

/**
 * Counts in the file that the JSON reporter of Vitest or Playwright wrote.
 *
 * They are right only together with the exit code: a file that does not load, or a browser that does not start, fails
 * without a test that failed.
 */
export function testOutcome(file: string, code: number): Outcome {
  const report: Report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
  const {numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0, stats} = report;
  const passed = stats?.expected ?? numPassedTests;
  const failed = stats?.unexpected ?? numFailedTests;
  const skipped = stats?.skipped ?? numPendingTests + numTodoTests;
  if (passed + failed + skipped === 0) return {passed: 0, failed: 1, note: 'no test ran'};
  const missed = code !== 0 && failed === 0 ? 1 : 0;
  const failures = failuresOf(report);
  return {
    passed,
    failed: failed + missed,
    ...(failures.length > 0 && {failures}),
    ...(skipped > 0 && {skipped, note: `${skipped} skipped`}),
  };
}
