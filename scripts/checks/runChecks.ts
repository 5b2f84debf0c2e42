import {showElapsed} from '../install/showElapsed.mjs';
import type {Check, CheckResult, Outcome} from './Check';
import {outcomeMark} from './summary';

/** Checks that run one after the other. */
type Lane = Check[];

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

/**
 * Runs all checks, whatever becomes of each, and tells what goes on.
 *
 * @param stages one after the other; the lanes of a stage run side by side, since few checks keep two cores busy
 * @returns the results in the order in which the checks are given
 */
export async function runChecks(stages: Lane[][], print: (line: string) => void): Promise<CheckResult[]> {
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
  const outcome = await runSafely(check, (line) => {
    print(`  ${isNamed ? `${check.name}: ` : ''}${line}`);
    elapsed.touch();
  });
  const seconds = elapsed.stop();
  if (outcome.failed > 0 && outcome.details) print(indent(outcome.details));
  print(`${outcomeMark(outcome)} ${check.name}, ${seconds.toFixed(1)} s`);
  return {...outcome, name: check.name, seconds};
}

function indent(text: string): string {
  return text.trim().replace(/^/gm, '  ');
}
