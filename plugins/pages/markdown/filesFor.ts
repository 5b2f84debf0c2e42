import fs from 'node:fs';
import path from 'node:path';

/** Files for programs that have a description in common. */
export interface DescribedFiles {
  /** Path of such a file in the build, with slashes. */
  file: RegExp;
  /** What is in it, as one sentence. */
  text: string;
  /** Whether there are many, one of which stands for all. */
  isSeries?: boolean;
}

/** A file of the build, as `llms.txt` lists it. */
export interface ListedFile {
  /** Path without a slash before it. */
  path: string;
  text: string;
}

/** Folders of the build that hold nothing else than files for programs. */
const folders = ['openapi', 'samples', 'sandbox', 'sdk', 'vectors'];

/** Names of all files in a build, with slashes and in order. */
function namesIn(outDir: string): string[] {
  return fs
    .readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The files of a build that programs read, in the order of their descriptions; the first that fits a file counts.
 *
 * @throws Error that names the files of such a folder that nothing describes
 */
export function filesFor(outDir: string, described: readonly DescribedFiles[]): ListedFile[] {
  const found = described.map(({text}) => ({text, paths: [] as string[]}));
  const unknown: string[] = [];
  for (const name of namesIn(outDir)) {
    const index = described.findIndex(({file}) => file.test(name));
    if (index >= 0) found[index].paths.push(name);
    else if (folders.includes(name.split('/')[0])) unknown.push(name);
  }
  if (unknown.length > 0) {
    throw new Error(
      `llms.txt: nothing describes ${unknown.join(', ')}. Add an entry to config/downloads.ts.`,
    );
  }
  return found.flatMap(({text, paths}, index) =>
    (described[index].isSeries ? paths.slice(0, 1) : paths).map((name) => ({path: name, text})),
  );
}
