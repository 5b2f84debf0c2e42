import {showElapsed} from '../install/showElapsed.mjs';
import type {Check, CheckResult, Outcome} from './Check';
import {outcomeMark} from './summary';

/** Checks that run one after the other. */
type Lane = Check[];

async function runSafely(check: Check, print: (line: string) => void): Promise<Outcome> {
  try {
    return await check.run(print);
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      details: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

async function runCheck(
  check: Check,
  print: (line: string) => void,
  linePrefix: string,
): Promise<CheckResult> {
  print(`\n▸ ${check.name}`);
  const elapsed = showElapsed(check.name, print);
  const outcome = await runSafely(check, (line) => {
    print(`  ${linePrefix}${line}`);
    elapsed.touch();
  });
  const seconds = elapsed.stop();
  if (outcome.failed > 0 && outcome.details) print(indent(outcome.details));
  print(`${outcomeMark(outcome)} ${check.name}, ${seconds.toFixed(1)} s`);
  return {...outcome, name: check.name, seconds};
}

async function runLane(
  checks: Lane,
  print: (line: string) => void,
  hasNeighbors: boolean,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks)
    results.push(await runCheck(check, print, hasNeighbors ? `${check.name}: ` : ''));
  return results;
}

/**
 * Runs all checks, whatever becomes of each, and tells what goes on.
 *
 * @param stages one after the other; the lanes of a stage run side by side, since few checks keep two cores busy
 * @returns the results in the order in which the checks are given
 */
export async function runChecks(stages: Lane[][], print: (line: string) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const lanes of stages) {
    const ran = await Promise.all(lanes.map((lane) => runLane(lane, print, lanes.length > 1)));
    results.push(...ran.flat());
  }
  return results;
}

function indent(text: string): string {
  return text.trim().replace(/^/gm, '  ');
}
