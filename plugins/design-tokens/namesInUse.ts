import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** Packages whose components write Infima's class names into pages. */
const packageFolders = [
  '@docusaurus/core/lib/client',
  '@docusaurus/plugin-content-docs/lib/client',
  '@docusaurus/theme-classic/lib',
  '@docusaurus/theme-common/lib',
  '@docusaurus/theme-search-algolia/lib',
];

/** Folders of the site whose files do; pages have a list of their own, see classesInPages.ts. */
export const siteFolders = ['src', 'config', 'plugins'];

const sources = /\.(?:[cm]?[jt]sx?|mdx?|css)$/;

/** The site has no blog; the inventory, its examples, tests and type declarations reach no built page. */
const unpublished =
  /(?:^|[\\/])(?:Blog|component-inventory[\\/]|example\.tsx$)|\.(?:test|spec|d)\.[cm]?tsx?$/;

/** Tells whether a class or a custom property may occur in the built site. */
export type InUse = (name: string) => boolean;

/**
 * Reads every name that the theme's and the site's own files contain.
 *
 * A name that ends in dashes is the start of names put together at run time, as in `alert--${type}`:
 * all names that begin with it count as used.
 *
 * @param pageClassesFile the list that classesInPages.ts makes
 */
export function namesInUse(siteDir: string, pageClassesFile: string): InUse {
  const folders = [
    ...packageFolders.map(packageFolder),
    ...siteFolders.map((folder) => path.join(siteDir, folder)),
  ];
  return namesIn([fs.readFileSync(pageClassesFile, 'utf8'), ...folders.flatMap(textsIn)]);
}

/** As `namesInUse`, for texts at hand. */
export function namesIn(texts: readonly string[]): InUse {
  const names = new Set(texts.flatMap((text) => text.match(/(?:--)?[a-z][\w-]*/gi) ?? []));
  const starts = [...names].filter((name) => /[a-z\d]--$/i.test(name));
  return (name) => names.has(name) || starts.some((start) => name.startsWith(start));
}

/** Not every package lets its package.json be resolved, so the folders are looked through as Node does. */
function packageFolder(folderInPackage: string): string {
  const places = createRequire(__filename).resolve.paths(folderInPackage) ?? [];
  const folder = places
    .map((place) => path.join(place, folderInPackage))
    .find((place) => fs.existsSync(place));
  if (!folder)
    throw new Error(`design-tokens: ${folderInPackage} does not exist; correct the list in namesInUse.ts`);
  return folder;
}

function textsIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => sources.test(file) && !unpublished.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}
