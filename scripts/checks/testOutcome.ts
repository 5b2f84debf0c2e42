import fs from 'node:fs';
import type {Outcome} from './runChecks';

/** What is read of a report by Playwright (`stats`) or by Vitest. */
interface Report {
  stats?: {expected: number; unexpected: number; skipped: number};
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
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
  return {passed, failed: failed + missed, ...(skipped > 0 && {skipped, note: `${skipped} skipped`})};
}
