import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  type Checked,
  checkedFile,
  describe,
  type Difference,
  digestOf,
  findDifferences,
  type Installed,
  type Place,
  placesOn,
  readChecked,
  readInstalled,
  readPlaces,
} from '../../plugins/framework/places';
import {fetchPackages, installUpdate, type Npm, resolveUpdate} from './packages';

export function readArguments(args: string[]) {
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    args,
    options: {'dry-run': flag, full: flag, accept: flag},
    allowPositionals: true,
  });
  const [version, ...others]: Array<string | undefined> = positionals;
  if (others.length > 0) throw new Error(`One version is enough: ${others.join(' ')} is too much.`);
  if (version !== undefined && !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))
    throw new Error(`"${version}" is no exact version, write one such as 3.11.0.`);
  if (values.accept && (version ?? values['dry-run']))
    throw new Error('--accept records what is installed; it takes neither a version nor --dry-run.');
  if (values['dry-run'] && !version) throw new Error('--dry-run needs a version, such as 3.11.0.');
  return {version, isDryRun: values['dry-run'], isFull: values.full, accepts: values.accept};
}

/** The folder of the site, and the means; `install` brings `node_modules` in step with `package-lock.json`. */
interface UpgradeMeans {
  root: string;
  npm: Npm;
  install: (root: string) => Promise<unknown>;
  print: (text: string) => void;
}

/** Without a version, what is installed is compared with what was checked. */
export async function runUpgrade(request: ReturnType<typeof readArguments>, means: UpgradeMeans) {
  const {version, isDryRun, isFull} = request;
  const {root, npm, install, print} = means;
  const places = readPlaces(root);
  const checked = readChecked(root);
  if (request.accepts) {
    const count = acceptInstalled(root, places, checked);
    return print(`Recorded. Files that differ from those that were looked at before: ${count}.`);
  }
  const isInstalling = version && !isDryRun;
  const changed = isInstalling && execFileSync('git', ['status', '--porcelain'], {cwd: root}).toString();
  if (changed)
    throw new Error(`Nothing was changed: commit or stash what is under way, or add --dry-run.\n${changed}`);
  const here = readInstalled(root, places);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  let [before, after] = [here, here];
  try {
    if (version) {
      const packages = await resolveUpdate(root, folder, version, npm);
      const locked = Object.keys(here).filter((name) => `node_modules/${name}` in packages);
      const specs = locked.map((name) => `${name}@${packages[`node_modules/${name}`].version}`);
      await (isDryRun ? fetchPackages(specs, folder, npm) : installUpdate(root, folder, install));
      after = readInstalled(isDryRun ? folder : root, places);
    } else {
      const specs = Object.entries(checked).map(([name, entry]) => `${name}@${entry.version}`);
      await fetchPackages(specs, folder, npm);
      before = readInstalled(folder, places);
    }
    print(reportDifferences(findDifferences(checked, after), {places, before, after, isFull}));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** Lines of a difference that are printed, and characters of a line: bundles of others are one long line. */
const most = {lines: 40, characters: 160};

function reportDifferences(
  differences: readonly Difference[],
  {places, before, after, isFull}: {places: Place[]; before: Installed; after: Installed; isFull: boolean},
): string {
  const concerned = places.filter((place) => differences.some((one) => placesOn(one, [place]).length > 0));
  const unchanged = places.filter((place) => !concerned.includes(place)).map(({name}) => name);
  const parts = differences.map((difference) => {
    const {package: name, file} = difference;
    const text = textualDifference([before[name]?.files[file], after[name]?.files[file]], isFull);
    return `${describe(difference, places)}\n\n${text.replace(/^(?=.)/gm, '    ')}`;
  });
  const sights = concerned.flatMap(({see}) => see ?? []);
  const steps = [
    concerned.length > 0 && 'Look at our files that are named above, and mend what no longer holds.',
    '`npm run upgrade -- --accept` records that you have looked; before that no build passes.',
    '`npm run build`, then `npm test`.',
    sights.length > 0 &&
      `Look at these with \`npm run site\`, in both color modes, wide and narrow:\n     ${sights.join('\n     ')}`,
    'Commit package.json, package-lock.json, plugins/framework and src/theme as one change.',
  ].filter(Boolean);
  return [
    ...parts,
    `${concerned.length} of ${places.length} places lean on what differs. As they were: ${unchanged.join(', ') || 'none'}.`,
    ['Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'),
  ].join('\n\n');
}

/** A unified difference; of a file that is not there any more nothing is shown. */
export function textualDifference([before, after]: Array<string | undefined>, isFull: boolean): string {
  if (before === undefined || after === undefined)
    return 'It cannot be compared: look for what took its place.';
  if (before === after) return 'Both texts are the same; only the record of it is another.';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  fs.writeFileSync(path.join(folder, 'before'), before);
  fs.writeFileSync(path.join(folder, 'after'), after);
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=2', 'before', 'after'];
  const {stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26});
  fs.rmSync(folder, {recursive: true});
  const lines = stdout.trimEnd().split('\n').slice(4);
  if (isFull) return lines.join('\n');
  const shown = lines
    .slice(0, most.lines)
    .map((line) => (line.length > most.characters ? `${line.slice(0, most.characters)} …` : line));
  const rest = lines.length - shown.length;
  if (rest > 0) shown.push(`… and ${rest} lines more, which --full prints`);
  return shown.join('\n');
}

/** What the head of an override says of its original. */
const head = /(Override: \w+ of @theme\/\S+, \S+ )\S+(\n \* https:\/\/\S+?\/blob\/v)[^/]+/;

/** Records what is installed as looked at, in the digests and at the top of each override. Returns how many differ. */
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
