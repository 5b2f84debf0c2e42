import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Check,
  exitCode,
  failureLines,
  type Outcome,
  runChecks,
  summaryTable,
  totalLine,
} from './runChecks';

/** A finding as checks print it: `docs/intro.mdx:12:7: what is wrong`, its column left out where there is none. */
const finding = /^\s*((?:[\w.@-]+\/)*[\w.-]+\.\w+):(\d+)(?::(\d+))?(?::| -) (.+)$/gm;

/** What failed, as commands by which GitHub shows each finding beside its line. */
export function annotations(results: readonly Pick<Outcome, 'failed' | 'details'>[]): string[] {
  return results
    .filter(({failed}) => failed > 0)
    .flatMap(({details}) => [...(details ?? '').matchAll(finding)])
    .map(([, file, line, column, message]) => {
      const place = [`file=${file}`, `line=${line}`, column && `col=${column}`].filter(Boolean).join(',');
      return `::error ${place}::${message.replaceAll('%', '%25')}`;
    });
}

/** Runs checks and prints a table with their counts; where GitHub runs them, each finding shows at its line. */
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
