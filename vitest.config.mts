import {setFlagsFromString} from 'node:v8';
import {defineConfig} from 'vitest/config';
import {compileLater} from './scripts/process/compileLater.mjs';

compileLater.forEach(setFlagsFromString);

const notOurs = ['**/node_modules/**', '**/.docusaurus/**', 'build/**'];
const buildTests = 'tests/build/**/*.test.ts';
/** Ends what hangs, and nothing that is only slow: a machine that does much else takes ten times as long. */
const patience = 1_200_000;
const engineTests = 'tests/engines/*.test.ts';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  // The framework's tsconfig keeps JSX as it is, for its own loader.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    testTimeout: patience,
    hookTimeout: patience,
    expect: {poll: {timeout: patience / 5}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, buildTests, engineTests],
          setupFiles: ['scripts/checks/testing/notePageReaders.ts'],
          // Threads, since a process for each of the many files costs twice what their tests do.
          pool: 'threads',
          // Left alone, Vitest keeps one core free for itself.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: [buildTests],
          exclude: notOurs,
          // Each builds a copy of the site, which takes all cores.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: [engineTests],
          exclude: notOurs,
          // Threads hear of no signal, and would leave their browsers behind.
          pool: 'forks',
          // All browsers run side by side, one a file: a last one would leave the other core idle.
          maxWorkers: 4,
        },
      },
    ],
  },
});
