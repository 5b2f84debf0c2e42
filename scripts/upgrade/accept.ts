import fs from 'node:fs';
import path from 'node:path';
import {
  type Checked,
  checkedFile,
  describe,
  digestOf,
  findDifferences,
  type Place,
  readInstalled,
} from '../../plugins/framework/places';

/** What the head of an override says of its original. */
const head = /(Override: \w+ of @theme\/\S+, \S+ )\S+(\n \* https:\/\/\S+?\/blob\/v)[^/]+/;

/**
 * Records what is installed as looked at, in the digests and at the top of each override.
 *
 * @returns how many files differ from what was recorded before
 * @throws Error when files are not there: what leans on them has to change first
 */
export function acceptInstalled(siteDir: string, places: readonly Place[], checked: Checked): number {
  const installed = readInstalled(siteDir, places);
  const differences = findDifferences(checked, installed);
  const missing = differences.filter(({state}) => state === 'is not there');
  if (missing.length > 0) {
    const list = missing.map((difference) => describe(difference, places)).join('\n\n');
    throw new Error(
      `${list}\n\nNothing was recorded: name the files that took their place in plugins/framework/places.yaml or src/theme/overrides.yaml, or take the entries out.`,
    );
  }
  const accepted = Object.fromEntries(
    sorted(installed).map(([name, {version = '', files}]) => [
      name,
      {version, files: Object.fromEntries(sorted(files).map(([file, text = '']) => [file, digestOf(text)]))},
    ]),
  );
  fs.writeFileSync(path.join(siteDir, checkedFile), `${JSON.stringify(accepted, undefined, 2)}\n`);
  for (const {files, look} of places) {
    const [file] = look;
    const version = installed[Object.keys(files)[0] ?? '']?.version;
    if (file?.startsWith('src/theme/')) rewriteHead(path.join(siteDir, file), `$1${version}$2${version}`);
  }
  return differences.length;
}

function sorted<Value>(values: Record<string, Value>): Array<[string, Value]> {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
}

function rewriteHead(file: string, replacement: string): void {
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(head, replacement));
}
