import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  type Checked,
  checkedFile,
  describe,
  digestOf,
  findDifferences,
  type Place,
  readChecked,
  readInstalled,
  readPlaces,
} from '../../plugins/framework/places';
import {fetchPackages, installUpdate, type Npm, resolveUpdate} from './packages';
import {reportDifferences} from './report';

/** Explains the command. */
export const help = `Takes another version of Docusaurus, and shows what it changes in the files that this site leans on.

  npm run upgrade -- 3.11.0             installs all packages of this version, and shows the differences
  npm run upgrade -- 3.11.0 --dry-run   shows the differences, and changes nothing
  npm run upgrade                       shows how what is installed differs from what was looked at last
  npm run upgrade -- --accept           records that you have looked at what is installed

  --full   prints differences to their ends

handbook/upgrade.md goes through an update step by step.`;

/** @throws Error that says what is wrong with the arguments */
export function readArguments(args: string[]) {
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    args,
    options: {'dry-run': flag, full: flag, accept: flag, help: flag},
    allowPositionals: true,
  });
  const [version, ...others]: Array<string | undefined> = positionals;
  if (others.length > 0) throw new Error(`One version is enough: ${others.join(' ')} is too much.`);
  if (version !== undefined && !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    throw new Error(`"${version}" is no exact version, write one such as 3.11.0.`);
  if (values.accept && (version ?? values['dry-run']))
    throw new Error('--accept records what is installed; it takes neither a version nor --dry-run.');
  if (values['dry-run'] && !version) throw new Error('--dry-run needs a version, such as 3.11.0.');
  return {
    version,
    isDryRun: values['dry-run'],
    isFull: values.full,
    accepts: values.accept,
    asksHelp: values.help,
  };
}

/** What a call of the command asks for; without a version, what is installed is compared with what was checked. */
export type UpgradeRequest = ReturnType<typeof readArguments>;

/** The folder of the site, and the means; `install` brings `node_modules` in step with `package-lock.json`. */
interface UpgradeMeans {
  root: string;
  npm: Npm;
  install: (root: string) => Promise<unknown>;
  print: (text: string) => void;
}

/** @throws Error that says what to do; the site is then as it was */
export async function runUpgrade(request: UpgradeRequest, means: UpgradeMeans): Promise<void> {
  const {root, print} = means;
  if (request.asksHelp) return print(help);
  const places = readPlaces(root);
  const checked = readChecked(root);
  if (request.accepts) {
    const count = acceptInstalled(root, places, checked);
    return print(`Recorded. Files that differ from those that were looked at before: ${count}.`);
  }
  if (request.version && !request.isDryRun) expectCleanTree(root);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  try {
    const {before, after} = await texts(request, means, folder, places);
    const differences = findDifferences(checked, after);
    print(reportDifferences(differences, {places, before, after, isFull: request.isFull}));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The files that this site leans on, as they were and as they are, or would be. */
async function texts(
  {version, isDryRun}: UpgradeRequest,
  {root, npm, install}: UpgradeMeans,
  folder: string,
  places: Place[],
) {
  const here = readInstalled(root, places);
  if (!version) {
    const checked = Object.entries(readChecked(root)).map(([name, entry]) => `${name}@${entry.version}`);
    await fetchPackages(checked, folder, npm);
    return {before: readInstalled(folder, places), after: here};
  }
  const packages = await resolveUpdate(root, folder, version, npm);
  const locked = Object.keys(here).filter((name) => `node_modules/${name}` in packages);
  const specs = locked.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
  await (isDryRun ? fetchPackages(specs, folder, npm) : installUpdate(root, folder, install));
  return {before: here, after: readInstalled(isDryRun ? folder : root, places)};
}

function expectCleanTree(root: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], {cwd: root, encoding: 'utf8'}).trimEnd();
  if (changed)
    throw new Error(`Nothing was changed: commit or stash what is under way, or add --dry-run.\n${changed}`);
}

/** What the head of an override says of its original. */
const head = /(Override: \w+ of @theme\/\S+, \S+ )\S+(\n \* https:\/\/\S+?\/blob\/v)[^/]+/;

/**
 * Records what is installed as looked at, in the digests and at the top of each override.
 *
 * @returns how many files differ from what was recorded before
 * @throws Error when files are not there: what leans on them has to change first
 */
function acceptInstalled(siteDir: string, places: readonly Place[], checked: Checked): number {
  const installed = readInstalled(siteDir, places);
  const differences = findDifferences(checked, installed);
  const missing = differences.filter(({state}) => state === 'is not there');
  if (missing.length > 0)
    throw new Error(
      `${missing.map((difference) => describe(difference, places)).join('\n\n')}\n\nNothing was recorded: name the files that took their place in plugins/framework/places.yaml or src/theme/overrides.yaml, or take the entries out.`,
    );
  const accepted = mapSorted(installed, ({version, files}) => {
    return {version, files: mapSorted(files, (text = '') => digestOf(text))};
  });
  fs.writeFileSync(path.join(siteDir, checkedFile), `${JSON.stringify(accepted, undefined, 2)}\n`);
  for (const {files, look} of places) {
    const version = installed[Object.keys(files)[0]].version;
    const file = path.join(siteDir, look[0]);
    if (look[0].startsWith('src/theme/'))
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(head, `$1${version}$2${version}`));
  }
  return differences.length;
}

/** What is made of each value, by keys in the order of the alphabet. */
function mapSorted<Value, Result>(values: Record<string, Value>, make: (value: Value) => Result) {
  const sorted = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, value]) => [key, make(value)]));
}
