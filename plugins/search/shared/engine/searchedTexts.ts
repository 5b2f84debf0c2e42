import {type PassageKind, passageText, type SearchablePage} from '../page';
import {levels, type SearchRecord} from '../record';

/** Each text of a page once. */
export function textsOf(page: SearchablePage): Set<string> {
  return new Set([page.title, ...page.headings.map(([, , text]) => text), ...page.passages.map(passageText)]);
}

/** Kinds of a page's passages by their text; plain ones have none. */
export function kindsOf(page: SearchablePage): Map<string, PassageKind> {
  return new Map(
    page.passages.flatMap((passage) => (typeof passage === 'string' ? [] : [[passage[1], passage[0]]])),
  );
}

/** Text of the heading or passage that a record is. */
export function ownText({type, hierarchy, content}: SearchRecord): string {
  return type === 'content' ? (content ?? '') : (hierarchy[type] ?? '');
}

/**
 * Texts of a record by the field in which they are searched.
 *
 * @param pageName Another name of the page, which its title is found by too.
 */
export function searchedTexts(
  record: SearchRecord,
  pageName: string,
): Record<'heading' | 'above' | 'content', string> {
  const headings = levels.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
  if (record.type === 'content') return {heading: '', above: headings.join('\n'), content: ownText(record)};
  const heading = record.type === 'lvl1' ? `${ownText(record)}\n${pageName}` : ownText(record);
  return {heading, above: headings.slice(0, -1).join('\n'), content: ''};
}
