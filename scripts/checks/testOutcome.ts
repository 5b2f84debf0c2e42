import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/node';
import {projectRoot} from '../projectRoot';
import type {Outcome} from './runChecks';

/** What is read of a report by Playwright (`stats`, `suites`) or by Vitest. */
type Report = Partial<JSONReport & JsonTestResults>;

const inProject = (file: string) => path.relative(projectRoot, file);

/** As many lines of an error as say what was expected and what was found. */
const shownLines = 12;

/** A place with the beginnings of the errors there, which a log that is cut to its end has lost by then. */
function withErrors(place: string, errors: string[]): string {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, shownLines),
  );
  return [place, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Place, title and errors of each test that failed, and each file that did not load. */
function failuresOf({config, suites = [], testResults = []}: Report): string[] {
  const ofPlaywright = (suite: JSONReportSuite): string[] => [
    ...(suite.specs ?? [])
      .filter(({ok}) => !ok)
      .map(({file, line, title, tests}) => {
        const errors = tests.flatMap(({results}) => results.flatMap((result) => result.errors));
        return withErrors(
          `${inProject(path.join(config?.rootDir ?? '', file))}:${line} ${title}`,
          errors.map(({message, location}) => (location ? `line ${location.line}: ${message}` : message)),
        );
      }),
    ...(suite.suites ?? []).flatMap(ofPlaywright),
  ];
  const ofVitest = testResults.flatMap(({name, status, message, assertionResults}) => {
    const file = inProject(name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [withErrors(file, [message])];
    return failed.map(({fullName, failureMessages}) =>
      withErrors(`${file} ${fullName}`, failureMessages ?? []),
    );
  });
  return [...suites.flatMap(ofPlaywright), ...ofVitest];
}

/** Counts of a report, right only with the exit code: a file that does not load fails without a test that failed. */
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
