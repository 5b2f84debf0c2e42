import type {ExamplesResult} from './checkPages';
import type {ExampleProblem} from './page/PageBlock';

/** Problems as `docs/intro.mdx:12: what was found`. */
export function problemLines(problems: readonly ExampleProblem[]): string[] {
  return problems.map(({page, line, message}) => `${page}:${line}: ${message}`);
}

/** What is worth knowing besides the counts. */
export function resultNote({notRun, skipped, recalled}: ExamplesResult): string {
  return [
    notRun > 0 && `${notRun} parsed and not run`,
    skipped > 0 && `${skipped} skipped, for want of their program`,
    recalled > 0 && `${recalled} pages unchanged`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The last line of `npm run examples`. */
export function summaryLine(result: ExamplesResult): string {
  const note = resultNote(result);
  return `${result.passed} passed, ${result.failed} failed${note ? ` (${note})` : ''}`;
}
