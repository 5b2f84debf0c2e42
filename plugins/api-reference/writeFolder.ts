import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder hold exactly the given files.
 *
 * A file whose content is the same is not touched, so that a running development server reloads only the
 * pages that changed. Each file is written beside its place and renamed, so that no reader sees half of it.
 *
 * @param files name to content
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content) continue;
    const draft = path.join(folder, `.${name}.draft`);
    fs.writeFileSync(draft, content);
    fs.renameSync(draft, file);
  }
  for (const name of fs.readdirSync(folder)) {
    if (!files.has(name)) fs.rmSync(path.join(folder, name), {recursive: true});
  }
}
