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
  const concerned = new Set(differences.flatMap((difference) => placesOn(difference, places)));
  const unchanged = places.filter((place) => !concerned.has(place)).map(({name}) => name);
  const parts = differences.map((difference) => {
    const {package: name, file} = difference;
    const texts = [before[name]?.files[file], after[name]?.files[file]];
    return `${describe(difference, places)}\n\n${indent(textualDifference(texts, isFull))}`;
  });
  return [
    ...parts,
    `${concerned.size} of ${places.length} places lean on what differs. As they were: ${unchanged.join(', ') || 'none'}.`,
    nextSteps([...concerned]),
  ].join('\n\n');
}

/** A unified difference; of a file that is not there any more nothing is shown. */
export function textualDifference([before, after]: Array<string | undefined>, isFull: boolean): string {
  if (before === undefined || after === undefined)
    return 'It cannot be compared: look for what took its place.';
  if (before === after) return 'Both texts are the same; only the record of it is another.';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  try {
    fs.writeFileSync(path.join(folder, 'before'), before);
    fs.writeFileSync(path.join(folder, 'after'), after);
    const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=2', 'before', 'after'];
    const {stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26});
    const lines = stdout.trimEnd().split('\n').slice(4);
    return isFull ? lines.join('\n') : shortened(lines).join('\n');
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

function shortened(lines: string[]): string[] {
  const cut = lines.map((line) =>
    line.length > most.characters ? `${line.slice(0, most.characters)} …` : line,
  );
  if (cut.length <= most.lines) return cut;
  return [...cut.slice(0, most.lines), `… and ${cut.length - most.lines} lines more, which --full prints`];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

function nextSteps(concerned: readonly Place[]): string {
  const sights = concerned.flatMap(({see}) => see ?? []);
  const steps = [
    ...(concerned.length > 0
      ? ['Look at our files that are named above, and mend what no longer holds.']
      : []),
    '`npm run upgrade -- --accept` records that you have looked; before that no build passes.',
    '`npm run build`, then `npm test`.',
    ...(sights.length > 0
      ? [
          `Look at these with \`npm run site\`, in both color modes, wide and narrow:\n     ${sights.join('\n     ')}`,
        ]
      : []),
    'Commit package.json, package-lock.json, plugins/framework and src/theme as one change.',
  ];
  return ['Next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n');
}
