import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageResult} from '../checkPage';

/** Remembers pages that passed, by all that decides on it. */
export interface PassedPages {
  /** What became of a page when it had this content; undefined when it is to be checked. */
  recall(page: string, content: readonly string[]): PageResult | undefined;
  remember(result: PageResult, content: readonly string[]): void;
}

interface Entry {
  key: string;
  result: PageResult;
}

const keyOf = (content: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Keeps pages that passed in a folder, a file each. */
export function passedPages(folder: string): PassedPages {
  const fileOf = (page: string) => path.join(folder, `${page.replaceAll(/[^\w.-]/g, '_')}.json`);
  return {
    recall(page, content) {
      try {
        const entry: Entry = JSON.parse(fs.readFileSync(fileOf(page), 'utf8'));
        return entry.key === keyOf(content) ? entry.result : undefined;
      } catch {
        return undefined; // Not there, or half written by a run that was ended.
      }
    },
    remember(result, content) {
      if (result.problems.length > 0) return;
      fs.mkdirSync(folder, {recursive: true});
      const entry: Entry = {key: keyOf(content), result};
      fs.writeFileSync(fileOf(result.page), JSON.stringify(entry));
    },
  };
}

/** Remembers nothing. */
export const noPassedPages: PassedPages = {recall: () => undefined, remember() {}};
