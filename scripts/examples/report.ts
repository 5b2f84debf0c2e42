import type {ExamplesResult} from './checkPages';
import type {ExampleProblem} from './ExampleBlock';

/** Problems as `docs/intro.mdx:12: what was found`. */
export function problemLines(problems: readonly ExampleProblem[]): string[] {
  return problems.map(({page, line, message}) => `${page}:${line}: ${message}`);
}

/** What is worth knowing besides the counts. */
export function resultNote({notRun, recalled}: ExamplesResult): string {
  return [notRun > 0 && `${notRun} parsed and not run`, recalled > 0 && `${recalled} pages unchanged`]
    .filter(Boolean)
    .join(', ');
}

/** The last line of `npm run examples`. */
export function summaryLine(result: ExamplesResult): string {
  const note = resultNote(result);
  return `${result.passed} passed, ${result.failed} failed${note ? ` (${note})` : ''}`;
}
