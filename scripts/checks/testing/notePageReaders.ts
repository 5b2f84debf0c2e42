/** Set-up of the unit tests: holds that each test that reads pages is known to `npm run check`. */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterAll, expect} from 'vitest';
import {projectRoot} from '../../projectRoot';
import readers from '../pageReaders.json';

const pages = /^(?:docs|build)(?:\/|$)|^sidebars\.ts$/;
const read = new Set<string>();

const inProject = (file: string) => path.relative(projectRoot, file).split(path.sep).join('/');

function note(given: unknown): void {
  if (typeof given !== 'string' && !(given instanceof URL)) return;
  const file = inProject(given instanceof URL ? given.pathname : path.resolve(given));
  if (pages.test(file)) read.add(file);
}

for (const [holder, names] of [
  [fs, ['readFileSync', 'readdirSync', 'readFile', 'readdir']],
  [fs.promises, ['readFile', 'readdir']],
] as const) {
  for (const name of names) {
    const all = holder as unknown as Record<string, (...args: unknown[]) => unknown>;
    const original = all[name];
    all[name] = (...args) => {
      note(args[0]);
      return original.apply(holder, args);
    };
  }
}
syncBuiltinESMExports();

afterAll(() => {
  const file = inProject(expect.getState().testPath ?? '');
  const [first] = read;
  if (first && !readers.includes(file))
    throw new Error(
      `${file} reads ${first}: name it in scripts/checks/pageReaders.json, which \`npm run check\` goes by.`,
    );
});
