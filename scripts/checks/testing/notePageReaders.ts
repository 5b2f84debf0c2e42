/** Set-up of the unit tests: holds that `npm run check` knows which test reads which pages. */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {afterAll, expect} from 'vitest';
import {projectRoot} from '../../projectRoot';
import pageReaders from '../pageReaders.json';
import type {PageReaders} from '../planChecks';

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
  const known = (pageReaders as PageReaders)[file] ?? [];
  const unknown = known.includes('*') ? [] : [...read].filter((page) => !known.includes(page));
  if (unknown.length > 0)
    throw new Error(
      `${file} reads ${unknown.join(', ')}: name that, or "*" for all pages, in its line of scripts/checks/pageReaders.json, which \`npm run check\` goes by.`,
    );
});
