import {escapeHtml} from './escapeHtml';
import {type Hierarchy, levels, type SearchRecord} from './record';

/** A record with its texts escaped for HTML: DocSearch writes them into the page as they come. */
export function escapeRecord(record: SearchRecord): SearchRecord {
  return {
    ...record,
    content: record.content === null ? null : escapeHtml(record.content),
    hierarchy: escapeHierarchy(record.hierarchy),
  };
}

function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const escaped = {...hierarchy};
  for (const level of levels) {
    const text = hierarchy[level];
    if (text !== null) escaped[level] = escapeHtml(text);
  }
  return escaped;
}
