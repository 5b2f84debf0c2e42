import {checkPages} from '../examples/checkPages';
import {problemLines, resultNote} from '../examples/report';
import {ensureExampleTools} from '../machine/ensureExampleTools';
import type {Check} from './Check';

/** Runs, compiles or parses every code block of the pages; each block counts as one. */
export function examplesCheck(): Check {
  return {
    name: 'examples',
    async run(print) {
      const {python} = await ensureExampleTools(print);
      const result = await checkPages({python, print});
      const {passed, failed, problems} = result;
      return {
        passed,
        failed,
        note: resultNote(result) || undefined,
        details: problemLines(problems).join('\n\n'),
      };
    },
  };
}
