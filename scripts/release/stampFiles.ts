import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {builtFiles} from '../../plugins/pages/delivery/builtFiles';

/** The first second that a stamp stands for: 1 January 2000. */
const first = 946_684_800;

/** A time, in whole seconds, that follows from a content and from nothing else. */
export function stampOf(content: Buffer): number {
  return first + (createHash('sha256').update(content).digest().readUInt32BE() >>> 2);
}

/**
 * Gives each file a time of change that follows from its content.
 *
 * nginx makes an `ETag` of a file's time and size. So two builds of the same page have the same one, a reader keeps
 * the page over a release that did not change it, and two pages of the same size never pass for each other.
 */
export async function stampFiles(folder: string): Promise<void> {
  for (const name of await builtFiles(folder)) {
    const file = path.join(folder, name);
    const stamp = stampOf(await fs.promises.readFile(file));
    await fs.promises.utimes(file, stamp, stamp);
  }
}
