import type {HeaderEntry} from './readHeader';
import type {Reference, Row, Section, Table} from './readReference';

/** One statement about an entry, as the header and as the page have it; undefined where one says nothing. */
type Fact = [what: string, header: string | undefined, page: string | undefined, line: number];

/** Entries of one kind on the page by their names, and what both sides say about one. */
interface Stated<T> {
  byName: Map<string, T>;
  factsOf(entry: HeaderEntry, stated: T): Fact[];
}

/** C with every run of white space as one blank. */
const onOneLine = (code: string) => code.replace(/\s+/g, ' ').replaceAll('( ', '(').trim();

const place = ({file, line}: HeaderEntry) => `${file}:${line}`;

/** Rows by their first cell, of all tables with exactly these columns. */
function rowsOf({sections}: Reference, ...columns: string[]): Map<string, Row> {
  const tables = sections.flatMap((section) => section.tables);
  const rows = tables
    .filter((table) => table.columns.join() === columns.join())
    .flatMap((table) => table.rows);
  return new Map(rows.map((row) => [row.cells[columns[0]], row]));
}

const prototype = /^[\w *]+?\w+\([^;{}]*\);$/;

/** Functions: the heading of their section is a name in C, or its first code a prototype. */
function functionsOn({sections}: Reference): Stated<Section> {
  const found = sections.filter(
    ({heading, codes}) => /^[a-z]+_\w+$/.test(heading) || prototype.test(onOneLine(codes[0]?.text ?? '')),
  );
  return {byName: new Map(found.map((section) => [section.heading, section])), factsOf: functionFacts};
}

/** What header and page say about a function. */
function functionFacts({declaration, doc}: HeaderEntry, {codes: [code], tables, line}: Section): Fact[] {
  const tableOf = (first: string) => tables.find(({columns}) => columns[0] === first);
  const parameters = tableOf('Parameter');
  const properties = tableOf('Property');
  const fact = (
    what: string,
    header: string,
    table: Table | undefined,
    name: string,
    column: string,
  ): Fact => {
    const row = table?.rows.find(({cells}) => cells[table.columns[0]] === name);
    return [what, header, row?.cells[column], row?.line ?? line];
  };
  /** Rows that the header knows nothing of. */
  const extra = (what: string, table: Table | undefined, known: string[]): Fact[] =>
    (table?.rows ?? [])
      .map((row): Fact => [what, undefined, row.cells[table?.columns[0] ?? ''], row.line])
      .filter(([, , name = '']) => !known.includes(name));

  const hasErrors = doc.returns.some(({code}) => code?.startsWith('-'));
  const expected = new Map(
    doc.returns.map(({code, text}): [string, string] => {
      if (code === undefined) return ['Returns', text];
      if (code === '0') return ['Returns', text ? `0. ${text}` : '0'];
      if (code !== 'nonzero') return [`Error ${code}`, text];
      return [hasErrors ? 'Other nonzero' : 'Nonzero', text];
    }),
  );
  expected.set('Thread-safety', doc.thread ?? '').set('Since', doc.since ?? '');
  return [
    ['the prototype', onOneLine(declaration), code && onOneLine(code.text), code ? code.line + 1 : line],
    ...doc.parameters.flatMap(({name, range, meaning}) => [
      fact(`unit and range of ${name}`, range, parameters, name, 'Unit and range'),
      fact(`the meaning of ${name}`, meaning, parameters, name, 'Meaning'),
    ]),
    ...extra(
      'a parameter',
      parameters,
      doc.parameters.map(({name}) => name),
    ),
    ...[...expected].map(([name, text]) => fact(`"${name}"`, text, properties, name, 'Value')),
    ...extra('a property', properties, [...expected.keys()]),
  ];
}

function constantsOn(page: Reference): Stated<Row> {
  return {
    byName: rowsOf(page, 'Name', 'Value', 'Meaning', 'Since'),
    factsOf: ({value, doc}, {cells, line}) => [
      ['the value', doc.unit ? `${value} ${doc.unit}` : value, cells.Value, line],
      ['the meaning', doc.summary, cells.Meaning, line],
      ['"Since"', doc.since, cells.Since, line],
    ],
  };
}

/** Structs and enums; the definition of each may stand in any code of the page. */
function typesOn(page: Reference): Stated<Row> {
  const codes = page.sections.flatMap((section) => section.codes);
  return {
    byName: rowsOf(page, 'Type', 'Meaning', 'Since'),
    factsOf({name, declaration, doc}, {cells, line}) {
      const code = codes.find(({text}) => text.includes(`${name} {`));
      const lines = code?.text.split('\n') ?? [];
      const start = lines.findIndex((each) => each.startsWith(`${name} {`));
      const definition = lines.slice(start, lines.indexOf('};', start) + 1).join('\n');
      const definedAt = code ? code.line + 1 + start : line;
      return [
        ['the definition', onOneLine(declaration), code && onOneLine(definition), definedAt],
        ['the meaning', doc.summary.replace(/\.$/, ''), cells.Meaning, line],
        ['"Since"', doc.since, cells.Since, line],
      ];
    },
  };
}

function optionsOn({options}: Reference): Stated<Reference['options'][number]> {
  return {
    byName: new Map(options.map((option) => [option.properties.name, option])),
    factsOf: ({doc}, {properties, meaning, line}) => [
      ...(['range', 'unit', 'default', 'since'] as const).map(
        (what): Fact => [`"${what}"`, doc[what], properties[what], line],
      ),
      ['the meaning', doc.summary, meaning, line],
    ],
  };
}

/** Return codes that the page's table lacks, and rows of it that no function returns. */
function returnCodeProblems(entries: readonly HeaderEntry[], page: Reference): string[] {
  const stated = rowsOf(page, 'Code', 'Meaning');
  const returned = new Map(
    entries.flatMap((entry) =>
      entry.doc.returns.flatMap(({code}) =>
        code ? [[code === 'nonzero' ? 'Other nonzero' : code, entry] as const] : [],
      ),
    ),
  );
  const missing = [...returned].filter(([code]) => !stated.has(code));
  const extra = [...stated].filter(([code]) => !returned.has(code));
  return [
    ...missing.map(
      ([code, entry]) =>
        `${place(entry)}: ${entry.name} returns ${code}, which the return codes in ${page.file} lack`,
    ),
    ...extra.map(([code, {line}]) => `${page.file}:${line}: no function of the headers returns ${code}`),
  ];
}

/** What the comment of an entry does not say although a reader needs it; each with file and line. */
function documentationGaps(entry: HeaderEntry): string[] {
  const {kind, name, declaration, doc} = entry;
  const required = kind === 'function' ? (['thread', 'since'] as const) : (['since'] as const);
  const gaps = required.filter((tag) => !doc[tag]).map((tag) => `no @${tag}`);
  if (kind === 'function') {
    // Names between the parentheses of the prototype; none for `(void)`.
    const declared = declaration
      .slice(declaration.indexOf('(') + 1, declaration.lastIndexOf(')'))
      .split(',')
      .map((parameter) => /(\w+)(?:\[\w*\])?\s*$/.exec(parameter)?.[1] ?? '')
      .filter((each) => each !== 'void');
    const described = doc.parameters.map((parameter) => parameter.name);
    if (declared.join() !== described.join())
      gaps.push(`@param for (${described.join(', ')}), where the prototype has (${declared.join(', ')})`);
    const isVoid = declaration.startsWith(`void ${name}(`);
    if (isVoid !== (doc.returns.length === 0))
      gaps.push(isVoid ? 'a value that is not returned' : 'no @retval');
  }
  return gaps.map((gap) => `${place(entry)}: the comment of ${name} has ${gap}`);
}

/** Whether some code of the page, other than its own declaration, uses an entry. */
function hasExample({name, declaration}: HeaderEntry, {sections}: Reference): boolean {
  const word = new RegExp(`\\b${name.replace(/^\w+ /, '')}\\b`);
  return sections
    .flatMap(({codes}) => codes)
    .filter(({language}) => language === 'c' || language === 'kconfig')
    .some(({text}) => word.test(onOneLine(text).replace(onOneLine(declaration), '')));
}

/**
 * Compares the SDK's interface headers with the page that documents them.
 *
 * @returns every difference, with file and line on both sides; empty when both agree
 */
export function compareReference(entries: readonly HeaderEntry[], page: Reference): string[] {
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${text}"`);

  function compare<T extends {line: number}>(
    kind: HeaderEntry['kind'],
    {byName, factsOf}: Stated<T>,
  ): string[] {
    const declared = entries.filter((entry) => entry.kind === kind);
    const extra = [...byName].filter(([name]) => !declared.some((entry) => entry.name === name));
    return [
      ...declared.flatMap((entry) => {
        const stated = byName.get(entry.name);
        if (!stated) return [`${place(entry)}: the ${kind} ${entry.name} is missing in ${page.file}`];
        return factsOf(entry, stated)
          .filter(([, ofHeader, ofPage]) => ofHeader !== ofPage)
          .map(
            ([what, ofHeader, ofPage, line]) =>
              `${page.file}:${line}: ${entry.name}: ${what} is ${quoted(ofPage)}, and ${place(entry)} has ${quoted(ofHeader)}`,
          );
      }),
      ...extra.map(([name, {line}]) => `${page.file}:${line}: no header declares the ${kind} ${name}`),
    ];
  }

  return [
    ...compare('function', functionsOn(page)),
    ...compare('constant', constantsOn(page)),
    ...compare('type', typesOn(page)),
    ...compare('option', optionsOn(page)),
    ...returnCodeProblems(entries, page),
    ...entries.flatMap(documentationGaps),
    ...entries
      .filter((entry) => !hasExample(entry, page))
      .map((entry) => `${place(entry)}: ${entry.name} has no example in ${page.file}`),
  ];
}
