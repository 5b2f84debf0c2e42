import {type Hierarchy, levels, type SearchRecord} from './record';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

/** A record with its texts escaped for HTML: DocSearch writes them into the page as they come. */
export function escapeRecord(record: SearchRecord): SearchRecord {
  const escaped = (text: string | null) => (text === null ? null : escapeHtml(text));
  const hierarchy = levels.map((level) => [level, escaped(record.hierarchy[level])]);
  return {...record, content: escaped(record.content), hierarchy: Object.fromEntries(hierarchy) as Hierarchy};
}
