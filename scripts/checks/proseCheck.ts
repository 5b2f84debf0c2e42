import {checkProse} from '../prose/checkProse';
import {findingLines, levelNote} from '../prose/report';
import type {Check} from './Check';

/** Checks terms, numbers and figures of all pages; each file counts as one. */
export function proseCheck(): Check {
  return {
    name: 'prose',
    run() {
      const {results, findings} = checkProse();
      return Promise.resolve({
        passed: results.filter((result) => result.findings.length === 0).length,
        failed: new Set(findings.map(({file}) => file)).size,
        note: levelNote(results),
        details: findingLines(findings).join('\n'),
      });
    },
  };
}
