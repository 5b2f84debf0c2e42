import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** Something of this site that leans on files of the framework; `places.yaml` and `src/theme/overrides.yaml` list all. */
export interface Place {
  name: string;
  files: Record<string, string[]>;
  why: string;
  breaks: string;
  /** Files and folders of ours that an update may concern. */
  look: string[];
  see?: string;
}

interface Override extends Pick<Place, 'files' | 'why'> {
  component: string;
  kind: 'wrap' | 'eject';
}

/** Versions of packages and SHA-256 digests of files that somebody has looked at. */
export type Checked = Record<string, {version: string; files: Record<string, string>}>;

/** Versions and texts that are installed; what is not there is undefined. */
export type Installed = Record<string, {version?: string; files: Record<string, string | undefined>}>;

export interface Difference {
  package: string;
  file: string;
  state: 'has changed' | 'is not there' | 'has not been checked yet';
  found?: string;
  checked?: string;
}

export const checkedFile = 'plugins/framework/places.checked.json';

export function readPlaces(siteDir: string): Place[] {
  const table = (file: string) => load(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return [
    ...(table('plugins/framework/places.yaml') as Place[]),
    ...(table('src/theme/overrides.yaml') as Override[]).map((override) => placeOf(override, siteDir)),
  ];
}

function placeOf({component, kind, files, why}: Override, siteDir: string): Place {
  const module = `src/theme/${component}.tsx`;
  return {
    name: `override of ${component}`,
    files,
    why,
    breaks:
      kind === 'wrap'
        ? 'The override adds to an original that does something else now.'
        : 'What is new or mended in the original is missing here.',
    look: [fs.existsSync(path.join(siteDir, module)) ? module : `src/theme/${component}/index.tsx`],
  };
}

export function readChecked(siteDir: string): Checked {
  return JSON.parse(fs.readFileSync(path.join(siteDir, checkedFile), 'utf8'));
}

/** Reads from the `node_modules` of a folder all that the places lean on. */
export function readInstalled(folder: string, places: readonly Place[]): Installed {
  const installed: Installed = {};
  for (const [name, paths] of places.flatMap(({files}) => Object.entries(files))) {
    const read = (file: string) => {
      const full = path.join(folder, 'node_modules', name, file);
      return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
    };
    installed[name] ??= {version: JSON.parse(read('package.json') ?? '{}').version, files: {}};
    for (const file of paths) installed[name].files[file] ??= read(file);
  }
  return installed;
}

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Holds what is installed against what was checked, file by file. */
export function findDifferences(checked: Checked, installed: Installed): Difference[] {
  return Object.entries(installed).flatMap(([name, {version, files}]) =>
    Object.entries(files).flatMap(([file, text]) => {
      const digest = checked[name]?.files[file];
      if (text !== undefined && digest === digestOf(text)) return [];
      const state = text === undefined ? 'is not there' : digest ? 'has changed' : 'has not been checked yet';
      return [{package: name, file, state, found: version, checked: checked[name]?.version}];
    }),
  );
}

export function placesOn({package: name, file}: Difference, places: readonly Place[]): Place[] {
  return places.filter(({files}) => files[name]?.includes(file));
}

/** A difference in words: what was found, and for each place what it leans on, what breaks and where to look. */
export function describe(difference: Difference, places: readonly Place[]): string {
  const {package: name, file, state, found, checked} = difference;
  const versions = `found ${found ?? 'no such package'}, checked against ${checked ?? 'none'}`;
  const lines = placesOn(difference, places).map(
    (place) =>
      `  - ${place.name}: ${place.why}\n    Else: ${place.breaks}\n    Look at ${place.look.join(', ')}.`,
  );
  return [`${name}/${file} ${state} (${versions})`, ...lines].join('\n');
}
