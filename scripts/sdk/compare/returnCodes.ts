import type {HeaderEntry} from '../header/HeaderEntry';
import type {Reference} from '../reference/Reference';
import {columnsOf, rowsOf} from './tableFacts';

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
