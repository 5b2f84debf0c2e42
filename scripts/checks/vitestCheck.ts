import path from 'node:path';
import type {Check} from './Check';
import {packageCommand, runPackageCommand} from './commandCheck';
import {vitestOutcome} from './testCounts';

/**
 * Runs one project of vitest.config.ts and counts its tests.
 *
 * @param reports folder for the machine-readable result
 */
export function vitestCheck(name: string, project: 'unit' | 'build' | 'engines', reports: string): Check {
  return {
    name,
    async run(print) {
      const report = path.join(reports, `vitest-${project}.json`);
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const {code} = await runPackageCommand([...packageCommand('vitest/vitest.mjs'), ...args], {
        onLine: print,
      });
      return vitestOutcome(report, code);
    },
  };
}
