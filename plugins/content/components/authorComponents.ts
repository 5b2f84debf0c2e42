import fs from 'node:fs';
import path from 'node:path';

/** Folders whose components pages may use without an import, from the site's root. */
const folders = ['src/components/authoring', 'src/components/pictures', 'src/components/tools'];

/** Modules of the components that pages may use, by the component's name. */
export type AuthorComponents = ReadonlyMap<string, string>;

/**
 * Finds the components for authors.
 *
 * Each folder in `src/components/authoring`, `src/components/pictures` and `src/components/tools` with a capital letter holds one:
 * its `index.tsx` exports it by default, and the folder's name is what pages call it by.
 */
export function authorComponents(siteDir: string): AuthorComponents {
  const found = folders
    .filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
        .map((entry): [string, string] => [entry.name, `@site/${folder}/${entry.name}`]),
    );
  return new Map(found);
}
