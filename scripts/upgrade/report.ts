import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  describe,
  type Difference,
  type Installed,
  type Place,
  placesOn,
} from '../../plugins/framework/places';

/** Lines of a difference that are printed, and characters of a line: bundles of others are one long line. */
const most = {lines: 40, characters: 160};

/** What differs, why it matters here, and how it differs. */
export function reportDifferences(
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
