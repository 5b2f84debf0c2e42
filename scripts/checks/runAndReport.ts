import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {annotations} from './annotations';
import {type Check, exitCode, failureLines, runChecks, summaryTable, totalLine} from './runChecks';

/**
 * Runs checks and prints a table with their counts; where GitHub runs them, it shows each finding at its line.
 *
 * @param plan gives the checks; `reports` is a folder for machine-readable results
 * @returns 0 when all passed
 */
export async function runAndReport(
  plan: (reports: string, print: (line: string) => void) => Promise<Check[][][]>,
): Promise<number> {
  const print = (line: string) => console.log(line);
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'site-checks-'));
  process.on('exit', () => fs.rmSync(reports, {recursive: true, force: true}));
  const results = await runChecks(await plan(reports, print), print);
  if (process.env.GITHUB_ACTIONS) for (const line of annotations(results)) print(line);
  print([`\n${summaryTable(results)}\n`, totalLine(results), ...failureLines(results)].join('\n'));
  return exitCode(results);
}
