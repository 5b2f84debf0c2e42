import fs from 'node:fs';
import path from 'node:path';

/** Writes a file in one step: whoever reads it meanwhile gets the old content or the new one. */
export async function writeWhole(file: string, content: string): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  await fs.promises.writeFile(beside, content);
  await fs.promises.rename(beside, file);
}
