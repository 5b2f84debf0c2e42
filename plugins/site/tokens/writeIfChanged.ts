import fs from 'node:fs';
import path from 'node:path';

/** Writes a file unless it holds the text already, so that the bundler's cache and watcher stay quiet. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
}
