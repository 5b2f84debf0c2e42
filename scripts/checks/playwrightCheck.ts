import path from 'node:path';
import type {Check} from './Check';
import {packageCommand, runPackageCommand} from './commandCheck';
import {playwrightOutcome} from './testCounts';

/**
 * Runs the browser tests on the production build and counts them.
 *
 * @param reports folder for the machine-readable result
 */
export function playwrightCheck(reports: string): Check {
  return {
    name: 'browser tests',
    async run(print) {
      const report = path.join(reports, 'playwright.json');
      const command = [...packageCommand('@playwright/test/cli.js'), 'test'];
      const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report};
      const {code} = await runPackageCommand(command, {env, onLine: print});
      return playwrightOutcome(report, code);
    },
  };
}
