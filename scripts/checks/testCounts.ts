import fs from 'node:fs';
import type {Outcome} from './Check';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; skipped: number};
}

/**
 * Counts are right only together with the exit code: a file that does not load, or a browser that does not
 * start, fails without a test that failed.
 */
function outcome(code: number, passed: number, failed: number, skipped: number): Outcome {
  if (passed + failed + skipped === 0) return {passed: 0, failed: 1, note: 'no test ran'};
  const missed = code !== 0 && failed === 0 ? 1 : 0;
  return {passed, failed: failed + missed, ...(skipped > 0 && {skipped, note: `${skipped} skipped`})};
}

function readReport<Report>(file: string): Report | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : undefined;
}

/** Counts in the file that Vitest's JSON reporter wrote. */
export function vitestOutcome(file: string, code: number): Outcome {
  const report = readReport<VitestReport>(file);
  if (!report) return outcome(code, 0, 0, 0);
  const {numPassedTests, numFailedTests, numPendingTests, numTodoTests} = report;
  return outcome(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
}

/** Counts in the file that Playwright's JSON reporter wrote. */
export function playwrightOutcome(file: string, code: number): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return outcome(code, 0, 0, 0);
  const {expected, unexpected, skipped} = report.stats;
  return outcome(code, expected, unexpected, skipped);
}
