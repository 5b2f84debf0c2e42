import fs from 'node:fs';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'build', 'docs', 'static', 'test-results']);

/** Markdown files for contributors, from the root of the project. */
export function markdownFiles(root: string, folder = ''): string[] {
  return fs.readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory())
      return leftOut.has(entry.name) || entry.name.startsWith('.') ? [] : markdownFiles(root, name);
    return entry.name.endsWith('.md') ? [name] : [];
  });
}
