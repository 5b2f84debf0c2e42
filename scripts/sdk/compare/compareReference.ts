import {documentationGaps} from '../header/documentationGaps';
import type {HeaderEntry} from '../header/HeaderEntry';
import type {Reference} from '../readReference';
import {functionFacts, functionSections} from './functionFacts';
import {
  columnsOf,
  constantFacts,
  type Fact,
  onOneLine,
  optionFacts,
  returnCodeProblems,
  rowsOf,
  typeFacts,
} from './tableFacts';

/** What the page says about the entries of one kind. */
interface Stated<T extends {line: number}> {
  byName: Map<string, T>;
  factsOf(entry: HeaderEntry, stated: T): Fact[];
}

/**
 * Compares the SDK's interface headers with the page that documents them.
 *
 * @returns every difference, with file and line on both sides; empty when both agree
 */
export function compareReference(entries: readonly HeaderEntry[], page: Reference): string[] {
  const options = new Map(page.options.map((option) => [option.properties.name, option]));
  const compare = <T extends {line: number}>(kind: HeaderEntry['kind'], stated: Stated<T>) =>
    compareKind(kind, entries, page.file, stated);
  return [
    ...compare('function', {byName: functionSections(page), factsOf: functionFacts}),
    ...compare('constant', {byName: rowsOf(page, columnsOf.constant), factsOf: constantFacts}),
    ...compare('type', {byName: rowsOf(page, columnsOf.type), factsOf: typeFacts(page)}),
    ...compare('option', {byName: options, factsOf: optionFacts}),
    ...returnCodeProblems(entries, page),
    ...entries.flatMap(documentationGaps),
    ...entries.flatMap((entry) =>
      hasExample(entry, page) ? [] : [`${place(entry)}: ${entry.name} has no example in ${page.file}`],
    ),
  ];
}

function compareKind<T extends {line: number}>(
  kind: HeaderEntry['kind'],
  entries: readonly HeaderEntry[],
  file: string,
  {byName, factsOf}: Stated<T>,
): string[] {
  const declared = entries.filter((entry) => entry.kind === kind);
  const names = new Set(declared.map(({name}) => name));
  const extra = [...byName].filter(([name]) => !names.has(name));
  return [
    ...declared.flatMap((entry) => {
      const stated = byName.get(entry.name);
      if (!stated) return [`${place(entry)}: the ${kind} ${entry.name} is missing in ${file}`];
      return factsOf(entry, stated)
        .filter((fact) => fact.header !== fact.page)
        .map((fact) => difference(entry, file, fact));
    }),
    ...extra.map(([name, {line}]) => `${file}:${line}: no header declares the ${kind} ${name}`),
  ];
}

function place({file, line}: HeaderEntry): string {
  return `${file}:${line}`;
}

function difference(entry: HeaderEntry, file: string, {what, header, page, line}: Fact): string {
  const quoted = (text: string | undefined) => (text === undefined ? 'nothing' : `"${text}"`);
  return `${file}:${line}: ${entry.name}: ${what} is ${quoted(page)}, and ${place(entry)} has ${quoted(header)}`;
}

/** Whether some code of the page, other than its own declaration, uses an entry. */
function hasExample({name, declaration}: HeaderEntry, page: Reference): boolean {
  const word = new RegExp(`\\b${name.replace(/^\w+ /, '')}\\b`);
  return page.sections
    .flatMap(({codes}) => codes)
    .filter(({language}) => language === 'c' || language === 'kconfig')
    .some(({text}) => word.test(onOneLine(text).replace(onOneLine(declaration), '')));
}
