import {markdownTable} from 'markdown-table';
import {type CheckResult, outcomeMark} from './runChecks';

const sumOf = (results: CheckResult[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0);

/**
 * One line a check, and one for all of them. Checks run side by side, so that their times add up to more than all of
 * them took.
 */
export function summaryTable(results: CheckResult[]): string {
  const end = Math.max(0, ...results.map(({start, seconds}) => start + seconds));
  const rows = results.map((result) => [
    ...[outcomeMark(result), result.name, result.passed, result.failed],
    ...[`${result.start.toFixed(0)} s`, `${result.seconds.toFixed(1)} s`, result.note],
  ]);
  const all = ['', 'all', sumOf(results, 'passed'), sumOf(results, 'failed'), '', `${end.toFixed(1)} s`, ''];
  const table = [['', 'check', 'passed', 'failed', 'begins at', 'takes', ''], ...rows, all];
  return markdownTable(
    table.map((row) => row.map((cell) => String(cell ?? ''))),
    {align: ['', '', 'r', 'r', 'r', 'r', '']},
  );
}

/** The last line of `npm test`: all counts added up. */
export function totalLine(results: CheckResult[]): string {
  const skipped = sumOf(results, 'skipped');
  return `${sumOf(results, 'passed')} passed, ${sumOf(results, 'failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Exit code of `npm test`. A run that checked nothing has failed too. */
export function exitCode(results: CheckResult[]): number {
  return results.some((result) => result.failed > 0) || !results.some((result) => result.passed > 0) ? 1 : 0;
}
