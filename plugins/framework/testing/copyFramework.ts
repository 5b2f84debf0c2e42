import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkedFile, type Place, readPlaces} from '../places';

const projectRoot = path.resolve(__dirname, '../../..');

/** The tables of this site, and of its packages the files that they name. */
export interface FrameworkCopy {
  root: string;
  places: Place[];
  /** Paths of the files that places name, from `root`. */
  files: string[];
  /** Brings back what a test has changed in a file. */
  restore(file: string): void;
  dispose(): void;
}

/** Copies the places and what they lean on into a temporary folder, where a test may change them. */
export function copyFramework(): FrameworkCopy {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'framework-')));
  const places = readPlaces(projectRoot);
  const byPackage = places.flatMap(({files}) => Object.entries(files));
  const pathsOf = (names: string[], name: string) => names.map((file) => `node_modules/${name}/${file}`);
  const files = [...new Set(byPackage.flatMap(([name, names]) => pathsOf(names, name)))];
  const restore = (file: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.copyFileSync(path.join(projectRoot, file), path.join(root, file));
  };
  const descriptions = new Set(byPackage.map(([name]) => `node_modules/${name}/package.json`));
  const overrides = places.flatMap(({look}) => look.filter((file) => file.startsWith('src/theme/')));
  const tables = ['plugins/framework/places.yaml', 'src/theme/overrides.yaml', checkedFile];
  for (const file of [...files, ...descriptions, ...overrides, ...tables]) restore(file);
  return {root, places, files, restore, dispose: () => fs.rmSync(root, {recursive: true})};
}
