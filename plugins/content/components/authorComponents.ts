import fs from 'node:fs';
import path from 'node:path';

const folders = ['src/components/authoring', 'src/components/pictures', 'src/components/tools'];

/** Modules of the components that pages may use, by name: each folder with a capital letter exports one by default. */
export function authorComponents(siteDir: string): Map<string, string> {
  const found = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder))
      .filter((name) => /^[A-Z]\w*$/.test(name))
      .map((name): [string, string] => [name, `@site/${folder}/${name}`]),
  );
  return new Map(found);
}
