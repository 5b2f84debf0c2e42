import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../plugins/pages/delivery/writeWhole';

/** Beside the releases: the server's configuration for all that stay. */
export const configurationFile = 'nginx.conf';

/** Beside it: SHA-256 of the configuration that nginx has read, in hexadecimal. */
const readDigestFile = '.nginx.conf.read';

function readIfThere(file: string): string | undefined {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/**
 * Has nginx read a configuration that it has not read yet.
 *
 * The file alone does not say what nginx runs with: a release that died, or a reload that was refused, may have come
 * between. So what was read is noted after the reload, and without that note nginx reads the file again.
 *
 * @param to folder with the releases
 * @param reload has nginx read the file; answers false when it left that to somebody
 * @throws what `reload` throws; the file before is back then, since the next start of nginx must not meet one that it
 *   refuses
 */
export async function applyConfiguration(
  to: string,
  text: string,
  reload: () => Promise<boolean>,
): Promise<void> {
  const [file, note] = [configurationFile, readDigestFile].map((name) => path.join(to, name));
  const digest = createHash('sha256').update(text).digest('hex');
  const before = readIfThere(file);
  if (before === text && readIfThere(note) === digest) return;
  if (before !== text) await writeWhole(file, text);
  try {
    if (await reload()) return await writeWhole(note, digest);
  } catch (error) {
    // A command that fails may still have reached nginx.
    await fs.promises.rm(note, {force: true});
    if (before !== undefined) await writeWhole(file, before);
    throw error;
  }
  await fs.promises.rm(note, {force: true});
}
