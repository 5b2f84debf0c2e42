import fs from 'node:fs';
import path from 'node:path';
import type {PlannedFile} from './planRebrand';

/**
 * Writes the files of a copy beside their target folder and renames that folder into place, so that an interruption
 * leaves no half-written target.
 *
 * @param source folder of the originals, whose permissions the copy takes over
 * @param finish works on the folder before it is renamed
 */
export async function writeCopy(
  source: string,
  target: string,
  files: PlannedFile[],
  finish: (folder: string) => Promise<void>,
): Promise<void> {
  const beside = fs.mkdtempSync(path.join(path.dirname(target), `.${path.basename(target)}-rebrand-`));
  const remove = () => fs.rmSync(beside, {recursive: true, force: true});
  // An interruption ends the process without coming back here.
  process.once('exit', remove);
  try {
    for (const {from, to, bytes} of files) {
      const file = path.join(beside, to);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, bytes, {mode: fs.statSync(path.join(source, from)).mode});
    }
    await finish(beside);
    // A temporary folder is for its owner only; the target is a folder like any other.
    fs.chmodSync(beside, 0o777 & ~process.umask());
    // Some systems do not rename onto a folder that exists.
    if (fs.existsSync(target)) fs.rmdirSync(target);
    fs.renameSync(beside, target);
  } finally {
    remove();
    process.off('exit', remove);
  }
}
