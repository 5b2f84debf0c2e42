import fs from 'node:fs';
import path from 'node:path';

const folders = ['src/components', 'model/packet', 'src/pages', 'src/theme'];

/** Sources whose texts readers see, from the root of the project, in order. */
export function listComponents(root: string): string[] {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file).split(path.sep).join('/')),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$|\/testing\//.test(file))
    .sort();
}
