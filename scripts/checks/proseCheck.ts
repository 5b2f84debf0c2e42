import {checkProse} from '../prose/checkProse';
import {findingLines, levelNote} from '../prose/report';
import type {Check} from './Check';

/** Checks spelling, terms, numbers and figures of all pages; each file counts as one. */
export function proseCheck(): Check {
  return {
    name: 'prose',
    async run() {
      const {results, findings} = await checkProse();
      const failed = new Set(findings.map(({file}) => file)).size;
      return {
        passed: results.filter((result) => result.findings.length === 0).length,
        failed,
        note: levelNote(results),
        details: findingLines(findings).join('\n'),
      };
    },
  };
}
