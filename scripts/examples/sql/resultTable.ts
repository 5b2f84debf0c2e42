import type {Results} from '@electric-sql/pglite';

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date)
    return value
      .toISOString()
      .replace('T', ' ')
      .replace(/\.?0*Z$/, '+00');
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows as `psql` prints them; nothing for a statement without columns. */
export function resultTable({fields, rows}: Pick<Results<unknown[]>, 'fields' | 'rows'>): string {
  if (fields.length === 0) return '';
  const texts = rows.map((row) => row.map(cell));
  const isNumber = fields.map((_, column) => rows.some((row) => typeof row[column] === 'number'));
  const widths = fields.map(({name}, column) =>
    Math.max(name.length, ...texts.map((row) => row[column].length)),
  );
  const line = (cells: string[], pad: (text: string, column: number) => string) =>
    cells
      .map((text, column) => ` ${pad(text, column)} `)
      .join('|')
      .trimEnd();
  const centered = (text: string, column: number) => {
    const left = Math.floor((widths[column] - text.length) / 2);
    return `${' '.repeat(left)}${text}`.padEnd(widths[column]);
  };
  const aligned = (text: string, column: number) =>
    isNumber[column] ? text.padStart(widths[column]) : text.padEnd(widths[column]);
  return [
    line(
      fields.map(({name}) => name),
      centered,
    ),
    widths.map((width) => '-'.repeat(width + 2)).join('+'),
    ...texts.map((row) => line(row, aligned)),
    `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`,
  ].join('\n');
}
