import type {SearchablePage} from '../shared/page';
import {toRecords} from '../shared/toRecords';

/** Pages that a reader downloads together. */
export interface Part {
  section: string;
  records: number;
  pages: SearchablePage[];
}

/** When and how an index is split. */
export interface SplitOptions {
  /** Most records that come in one part. */
  maxRecords: number;
  /** Most records in each of several parts; a page is never split. */
  recordsPerPart: number;
}

/** Splits pages by section, and large sections further, when they are too many to download at once. */
export function splitIndex(pages: readonly SearchablePage[], options: SplitOptions): Part[] {
  const counted = pages.map((page) => ({page, records: toRecords(page, '').length}));
  const total = counted.reduce((sum, {records}) => sum + records, 0);
  if (total <= options.maxRecords) return [{section: '', records: total, pages: [...pages]}];
  const parts: Part[] = [];
  const open = new Map<string, Part>();
  for (const {page, records} of counted) {
    const current = open.get(page.section);
    if (current && current.records + records <= options.recordsPerPart) {
      current.pages.push(page);
      current.records += records;
    } else {
      const part = {section: page.section, records, pages: [page]};
      open.set(page.section, part);
      parts.push(part);
    }
  }
  return parts;
}
