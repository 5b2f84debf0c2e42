import type {CheckResult, Outcome} from './Check';

/** How a check ended, at a glance; one that was skipped as a whole has neither passed nor failed. */
export function outcomeMark({passed, failed}: Outcome): string {
  if (failed > 0) return '✘';
  return passed > 0 ? '✔' : '–';
}

/** One line a check, in columns. */
export function summaryTable(results: CheckResult[]): string {
  const rows = results.map((result) => [
    outcomeMark(result),
    result.name,
    String(result.passed),
    String(result.failed),
    `${result.seconds.toFixed(1)} s`,
    result.note ?? '',
  ]);
  const table = [['', 'check', 'passed', 'failed', 'time', ''], ...rows];
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  const isNumber = (column: number) => column >= 2 && column <= 4;
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The last line of `npm test`: all counts added up. */
export function totalLine(results: CheckResult[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + (result[key] ?? 0), 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Exit code of `npm test`. A run that checked nothing has failed too. */
export function exitCode(results: CheckResult[]): number {
  return results.some((result) => result.failed > 0) || !results.some((result) => result.passed > 0) ? 1 : 0;
}
