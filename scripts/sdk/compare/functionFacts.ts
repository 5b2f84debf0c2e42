import type {HeaderEntry, ReturnValue} from '../header/HeaderEntry';
import type {Cell, Reference, Section, Table} from '../readReference';
import {type Fact, onOneLine} from './tableFacts';

const prototype = /^[\w *]+?\w+\([^;{}]*\);$/;

/** Sections about functions, by name: the heading is a name in C, or the first code a prototype. */
export function functionSections({sections}: Reference): Map<string, Section> {
  const found = sections.filter(
    ({heading, codes}) => /^[a-z]+_\w+$/.test(heading) || prototype.test(onOneLine(codes[0]?.text ?? '')),
  );
  return new Map(found.map((section) => [section.heading, section]));
}

/** What header and page say about a function. */
export function functionFacts({declaration, doc}: HeaderEntry, section: Section): Fact[] {
  const [code] = section.codes;
  const parameters = section.tables.find(({columns}) => columns[0] === 'Parameter');
  const properties = section.tables.find(({columns}) => columns[0] === 'Property');
  const fact = (what: string, header: string | undefined, cell: Cell | undefined): Fact => ({
    what,
    header,
    page: cell?.text,
    line: cell?.line ?? section.line,
  });

  const expected = new Map(doc.returns.map((value) => [rowName(value, doc.returns), rowText(value)]));
  expected.set('Thread-safety', doc.thread ?? '').set('Since', doc.since ?? '');
  return [
    fact('the prototype', onOneLine(declaration), code && {text: onOneLine(code.text), line: code.line + 1}),
    ...doc.parameters.flatMap(({name, range, meaning}) => [
      fact(`unit and range of ${name}`, range, cellOf(parameters, name, 'Unit and range')),
      fact(`the meaning of ${name}`, meaning, cellOf(parameters, name, 'Meaning')),
    ]),
    ...extraRows(parameters, new Set(doc.parameters.map(({name}) => name))).map((cell) =>
      fact('a parameter', undefined, cell),
    ),
    ...[...expected].map(([name, text]) => fact(`"${name}"`, text, cellOf(properties, name, 'Value'))),
    ...extraRows(properties, new Set(expected.keys())).map((cell) => fact('a property', undefined, cell)),
  ];
}

function cellOf(table: Table | undefined, name: string, column: string): Cell | undefined {
  return table?.rows.find((row) => row[table.columns[0]].text === name)?.[column];
}

/** First cells of the rows that the header knows nothing of. */
function extraRows(table: Table | undefined, known: Set<string>): Cell[] {
  if (!table) return [];
  return table.rows.map((row) => row[table.columns[0]]).filter(({text}) => !known.has(text));
}

function rowName({code}: ReturnValue, all: ReturnValue[]): string {
  if (code === undefined || code === '0') return 'Returns';
  if (code !== 'nonzero') return `Error ${code}`;
  return all.some((value) => value.code?.startsWith('-')) ? 'Other nonzero' : 'Nonzero';
}

function rowText({code, text}: ReturnValue): string {
  return code === '0' ? ['0', text].filter(Boolean).join('. ') : text;
}
