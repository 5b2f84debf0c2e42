import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sumBy from 'lodash/sumBy';
import {markdownTable} from 'markdown-table';
import {showElapsed} from '../install/showElapsed.mjs';

export interface Outcome {
  /** Tests; a check without tests of its own counts as one. */
  passed: number;
  failed: number;
  skipped?: number;
  note?: string;
  failures?: string[];
  /** Printed below the check when it failed, unless it was printed while it ran. */
  details?: string;
}

export interface Check {
  name: string;
  run(print: (line: string) => void): Promise<Outcome>;
}

/** A check that ran; it began so many seconds after the first one. */
export interface CheckResult extends Outcome {
  name: string;
  start: number;
  seconds: number;
}

/** How a check ended, at a glance; one that was skipped as a whole has neither passed nor failed. */
export function outcomeMark({passed, failed}: Outcome): string {
  if (failed > 0) return '✘';
  return passed > 0 ? '✔' : '–';
}

/** A check that fails, as one, where something keeps it from running. */
export function checkUnless(problem: () => string | undefined, check: Check): Check {
  return {
    name: check.name,
    run(print) {
      const details = problem();
      if (!details) return check.run(print);
      return Promise.resolve({passed: 0, failed: 1, note: 'could not run', details});
    },
  };
}

/** Runs stages one after the other; the lanes of a stage run side by side, since few checks keep two cores busy. */
export async function runChecks(stages: Check[][][], print: (line: string) => void): Promise<CheckResult[]> {
  const begin = performance.now();
  const results: CheckResult[] = [];
  for (const lanes of stages) {
    const ran = lanes.map(async (lane) => {
      const laneResults: CheckResult[] = [];
      for (const check of lane) {
        const start = (performance.now() - begin) / 1000;
        laneResults.push({...(await runCheck(check, print, lanes.length > 1)), start});
      }
      return laneResults;
    });
    results.push(...(await Promise.all(ran)).flat());
  }
  return results;
}

/** @param isNamed whether each line says whose it is, since others run beside it */
async function runCheck(check: Check, print: (line: string) => void, isNamed: boolean) {
  print(`\n▸ ${check.name}`);
  const elapsed = showElapsed(check.name, print);
  const tell = (line: string) => {
    print(`  ${isNamed ? `${check.name}: ` : ''}${line}`);
    elapsed.touch();
  };
  const broken = ({stack}: Error): Outcome => ({passed: 0, failed: 1, details: stack});
  const outcome = await Promise.resolve(tell)
    .then((told) => check.run(told))
    .catch(broken);
  const seconds = elapsed.stop();
  if (outcome.failed > 0 && outcome.details) print(outcome.details.trim().replace(/^/gm, '  '));
  print(`${outcomeMark(outcome)} ${check.name}, ${seconds.toFixed(1)} s`);
  return {...outcome, name: check.name, seconds};
}

/** Checks run side by side, so that their times add up to more than all of them took. */
export function summaryTable(results: CheckResult[]): string {
  const end = Math.max(0, ...results.map(({start, seconds}) => start + seconds));
  const rows = results.map((result) => [
    ...[outcomeMark(result), result.name, result.passed, result.failed],
    ...[`${result.start.toFixed(0)} s`, `${result.seconds.toFixed(1)} s`, result.note],
  ]);
  const all = ['', 'all', sumBy(results, 'passed'), sumBy(results, 'failed'), '', `${end.toFixed(1)} s`, ''];
  const table = [['', 'check', 'passed', 'failed', 'begins at', 'takes', ''], ...rows, all];
  return markdownTable(
    table.map((row) => row.map((cell) => String(cell ?? ''))),
    {align: ['', '', 'r', 'r', 'r', 'r', '']},
  );
}

export function totalLine(results: CheckResult[]): string {
  const skipped = sumBy(results, 'skipped');
  return `${sumBy(results, 'passed')} passed, ${sumBy(results, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What failed, again where a reader of a long log looks first: tests by their place, else the check. */
export function failureLines(results: CheckResult[]): string[] {
  return results
    .filter(({failed}) => failed > 0)
    .flatMap(({name, failures = []}) =>
      failures.length > 0 ? failures.map((failure) => `✘ ${name}: ${failure}`) : [`✘ ${name}`],
    );
}

/** Exit code of `npm test`. A run that checked nothing has failed too. */
export function exitCode(results: CheckResult[]): number {
  return results.some((result) => result.failed > 0) || !results.some((result) => result.passed > 0) ? 1 : 0;
}

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
