import type {CheckResult, Outcome} from './Check';

/** How a check ended, at a glance; one that was skipped as a whole has neither passed nor failed. */
export function outcomeMark({passed, failed}: Outcome): string {
  if (failed > 0) return '✘';
  return passed > 0 ? '✔' : '–';
}

const sumOf = (results: CheckResult[], key: 'passed' | 'failed' | 'skipped') =>
  results.reduce((total, result) => total + (result[key] ?? 0), 0);

/**
 * One line a check, in columns, and one for all of them. Checks run side by side, so that their times add up to more
 * than all of them took.
 */
export function summaryTable(results: CheckResult[]): string {
  const end = Math.max(0, ...results.map(({start, seconds}) => start + seconds));
  const counts = [sumOf(results, 'passed'), sumOf(results, 'failed')].map(String);
  const table = [
    ['', 'check', 'passed', 'failed', 'begins at', 'takes', ''],
    ...results.map((result) => [
      ...[outcomeMark(result), result.name, String(result.passed), String(result.failed)],
      ...[`${result.start.toFixed(0)} s`, `${result.seconds.toFixed(1)} s`, result.note ?? ''],
    ]),
    ['', 'all', ...counts, '', `${end.toFixed(1)} s`, ''],
  ];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const isNumber = (column: number) => column >= 2 && column <= 5;
  const aligned = (cell: string, column: number) =>
    isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]);
  return table.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n');
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
