import {showElapsed} from '../install/showElapsed.mjs';
import type {Check, CheckResult, Outcome} from './Check';

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

/** Runs one check after the other, whatever becomes of it, and tells what goes on. */
export async function runChecks(checks: Check[], print: (line: string) => void): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    print(`\n▸ ${check.name}`);
    const elapsed = showElapsed(check.name, print);
    const outcome = await runSafely(check, (line) => {
      print(`  ${line}`);
      elapsed.touch();
    });
    const seconds = elapsed.stop();
    if (outcome.failed > 0 && outcome.details) print(indent(outcome.details));
    print(`${outcome.failed > 0 ? '✘' : '✔'} ${check.name}, ${seconds.toFixed(1)} s`);
    results.push({...outcome, name: check.name, seconds});
  }
  return results;
}

function indent(text: string): string {
  return text.trim().replace(/^/gm, '  ');
}
