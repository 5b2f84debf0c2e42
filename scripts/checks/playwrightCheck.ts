import path from 'node:path';
import type {Check, Outcome} from './Check';
import {packageCommand, runPackageCommand} from './commandCheck';
import {listedTests, playwrightOutcome} from './testCounts';

/** What the browser tests need before they can run. */
export interface Preconditions {
  hasBuilt(): boolean;
  /** Why there is no browser; undefined when there is one. */
  browserProblem?: string;
}

const playwright = [...packageCommand('@playwright/test/cli.js'), 'test'];

/** All tests count as failed when none can run. */
async function allFailed(reason: string, report: string): Promise<Outcome> {
  // A wrong path of the browser would keep even the list from being made.
  const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: ''};
  await runPackageCommand([...playwright, '--list', '--reporter=json'], {env});
  return {passed: 0, failed: Math.max(1, listedTests(report)), note: 'could not run', details: reason};
}

/**
 * Runs the browser tests on the production build and counts them.
 *
 * @param reports folder for the machine-readable result
 */
export function playwrightCheck({hasBuilt, browserProblem}: Preconditions, reports: string): Check {
  return {
    name: 'browser tests',
    async run(print) {
      const report = path.join(reports, 'playwright.json');
      if (!hasBuilt()) return allFailed('The browser tests need the build, which failed.', report);
      if (browserProblem) return allFailed(browserProblem, report);
      const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report};
      const {code} = await runPackageCommand(playwright, {env, onLine: print});
      return playwrightOutcome(report, code);
    },
  };
}
