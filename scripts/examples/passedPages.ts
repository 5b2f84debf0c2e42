import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PageResult} from './checkPage';

/**
 * Hash of what files and folders hold.
 *
 * @param names paths from the root on
 * @param leaveOut paths that do not count
 */
export function contentHash(root: string, names: readonly string[], leaveOut: RegExp): string {
  const hash = createHash('sha256');
  const below = (name: string) =>
    fs.statSync(path.join(root, name)).isDirectory()
      ? fs
          .readdirSync(path.join(root, name), {recursive: true, encoding: 'utf8'})
          .map((file) => path.join(name, file))
      : [name];
  const files = names.filter((name) => fs.existsSync(path.join(root, name))).flatMap(below);
  for (const name of files.sort().filter((each) => !leaveOut.test(each))) {
    const file = path.join(root, name);
    if (fs.statSync(file).isFile()) hash.update(`\0${name}\0`).update(fs.readFileSync(file));
  }
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
    /** Remembers a page that passed: without a problem, and without a block that was skipped. */
    remember(result: PageResult, content: readonly string[]): void {
      if (result.problems.length > 0 || result.skipped > 0) return;
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(fileOf(result.page), JSON.stringify({key: keyOf(content), result}));
    },
  };
}
