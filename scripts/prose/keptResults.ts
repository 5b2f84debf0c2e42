import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {SourceResult} from './checkSource';

/** Results of files that were checked before. */
export interface KeptResults {
  /** What was found in a file when it had this text; undefined when it is to be checked. */
  recall(file: string, source: string): SourceResult | undefined;
  keep(result: SourceResult, source: string): void;
}

/**
 * Keeps results in a folder, a file each.
 *
 * @param rules hash of all that decides on a result besides the text
 */
export function keptResults(folder: string, rules: string): KeptResults {
  const placeOf = (file: string, source: string) => {
    const key = createHash('sha256').update(`${rules}\0${file}\0${source}`).digest('hex');
    return path.join(folder, `${file.replaceAll(/[^\w.-]/g, '_')}.${key.slice(0, 16)}.json`);
  };
  return {
    recall(file, source) {
      try {
        return JSON.parse(fs.readFileSync(placeOf(file, source), 'utf8'));
      } catch {
        return undefined; // Not there, or half written by a run that was ended.
      }
    },
    keep(result, source) {
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(placeOf(result.file, source), JSON.stringify(result));
    },
  };
}
