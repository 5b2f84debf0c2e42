import type {Check} from './Check';
import type {Preconditions} from './playwrightCheck';
import {vitestCheck} from './vitestCheck';

/**
 * Runs the built site in the engines besides Chromium; where one is not there, its tests count as skipped.
 *
 * @param problems a sentence for each engine that is not there
 * @param reports folder for the machine-readable result
 */
export function enginesCheck(
  {hasBuilt}: Pick<Preconditions, 'hasBuilt'>,
  problems: string[],
  reports: string,
): Check {
  const tests = vitestCheck('other engines', 'engines', reports);
  return {
    name: tests.name,
    run(print) {
      if (!hasBuilt()) {
        const details = 'The tests in other engines need the build, which failed.';
        return Promise.resolve({passed: 0, failed: 1, note: 'could not run', details});
      }
      for (const problem of problems) print(problem);
      return tests.run(print);
    },
  };
}
