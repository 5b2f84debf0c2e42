import fs from 'node:fs';
import path from 'node:path';

/** Where a command is on the path; undefined when it is not. */
export function whereOnPath(command: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, command))
    .find((file) => fs.existsSync(file));
}
