import type {HeaderEntry} from '../header/HeaderEntry';
import type {OptionField, Reference, Row} from '../readReference';

/** One statement about an entry, as the header and as the page have it. */
export interface Fact {
  /** As in "the value". */
  what: string;
  /** Undefined where the header says nothing. */
  header: string | undefined;
  /** Undefined where the page says nothing. */
  page: string | undefined;
  /** Line of the page, from 1. */
  line: number;
}

/** C with every run of white space as one blank. */
export function onOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}

/** A row of a table, and where it stands. */
export interface NamedRow {
  row: Row;
  line: number;
}

/** Columns of the tables that list constants, types and return codes. */
export const columnsOf = {
  constant: ['Name', 'Value', 'Unit', 'Meaning', 'Since'],
  type: ['Type', 'Meaning', 'Since'],
  code: ['Code', 'Meaning'],
};

/** Rows by their first cell, of all tables with exactly these columns. */
export function rowsOf({sections}: Reference, columns: readonly string[]): Map<string, NamedRow> {
  const rows = sections
    .flatMap(({tables}) => tables)
    .filter((table) => table.columns.join() === columns.join())
    .flatMap((table) => table.rows);
  return new Map(rows.map((row) => [row[columns[0]].text, {row, line: row[columns[0]].line}]));
}

/** What header and page say about a constant. */
export function constantFacts({value, doc}: HeaderEntry, {row, line}: NamedRow): Fact[] {
  return [
    {what: 'the value', header: value, page: row.Value.text, line},
    {what: 'the unit', header: doc.unit ?? '', page: row.Unit.text, line},
    {what: 'the meaning', header: doc.summary, page: row.Meaning.text, line},
    {what: '"Since"', header: doc.since, page: row.Since.text, line},
  ];
}

/** What header and page say about a struct or an enum; its definition may stand in any code of the page. */
export function typeFacts(page: Reference) {
  const codes = page.sections.flatMap((section) => section.codes);
  return ({name, declaration, doc}: HeaderEntry, {row, line}: NamedRow): Fact[] => {
    const code = codes.find(({text}) => text.includes(`${name} {`));
    const lines = code?.text.split('\n') ?? [];
    const start = lines.findIndex((each) => each.startsWith(`${name} {`));
    const end = lines.indexOf('};', start) + 1;
    return [
      {
        what: 'the definition',
        header: onOneLine(declaration),
        page: code && onOneLine(lines.slice(start, end).join('\n')),
        line: code ? code.line + 1 + start : line,
      },
      {what: 'the meaning', header: doc.summary.replace(/\.$/, ''), page: row.Meaning.text, line},
      {what: '"Since"', header: doc.since, page: row.Since.text, line},
    ];
  };
}

/** What header and page say about a configuration option. */
export function optionFacts({doc}: HeaderEntry, {properties, meaning, line}: OptionField): Fact[] {
  return [
    ...(['range', 'unit', 'default', 'since'] as const).map((what) => ({
      what: `"${what}"`,
      header: doc[what],
      page: properties[what],
      line,
    })),
    {what: 'the meaning', header: doc.summary, page: meaning, line},
  ];
}

/** Return codes that the page's table lacks, and rows of it that no function returns. */
export function returnCodeProblems(entries: readonly HeaderEntry[], page: Reference): string[] {
  const stated = rowsOf(page, columnsOf.code);
  const returned = new Map<string, HeaderEntry>();
  for (const entry of entries) {
    for (const {code} of entry.doc.returns) {
      if (code) returned.set(code === 'nonzero' ? 'Other nonzero' : code, entry);
    }
  }
  const missing = [...returned].filter(([code]) => !stated.has(code));
  const extra = [...stated].filter(([code]) => !returned.has(code));
  return [
    ...missing.map(
      ([code, {file, line, name}]) =>
        `${file}:${line}: ${name} returns ${code}, which the return codes in ${page.file} lack`,
    ),
    ...extra.map(([code, {line}]) => `${page.file}:${line}: no function of the headers returns ${code}`),
  ];
}
