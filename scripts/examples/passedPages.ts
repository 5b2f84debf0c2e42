import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {projectFiles} from '../siteCopy/projectFiles';
import type {PageResult} from './checkPage';

/** Hash of the names and contents of project files and folders, but for some paths. */
export function contentHash(root: string, names: readonly string[], leaveOut: RegExp): string {
  const hash = createHash('sha256');
  for (const file of projectFiles(root))
    if (names.some((name) => `${file}/`.startsWith(`${name}/`)) && !leaveOut.test(file))
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Keeps pages that passed in a folder, a file each, with all that decides on it. */
export function passedPages(folder: string) {
  const fileOf = (page: string) => path.join(folder, `${page.replaceAll(/[^\w.-]/g, '_')}.json`);
  const keyOf = (content: readonly string[]) =>
    createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return {
    /** What became of a page when it had this content; undefined when it is to be checked. */
    recall(page: string, content: readonly string[]): PageResult | undefined {
      try {
        const {key, result} = JSON.parse(fs.readFileSync(fileOf(page), 'utf8'));
        return key === keyOf(content) ? result : undefined;
      } catch {
        return undefined; // Not there, or half written by a run that was ended.
      }
    },
    /** Remembers a page that passed. */
    remember(result: PageResult, content: readonly string[]): void {
      if (result.problems.length > 0) return;
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(fileOf(result.page), JSON.stringify({key: keyOf(content), result}));
    },
  };
}
