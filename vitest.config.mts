import {defineConfig} from 'vitest/config';

const notOurs = ['**/node_modules/**', '**/.docusaurus/**', 'build/**'];
const buildTests = 'tests/build/**/*.test.ts';
const engineTests = 'tests/engines/*.test.ts';

export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  // The framework's tsconfig keeps JSX as it is, for its own loader.
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, buildTests, engineTests],
          // A process for each of the many files costs twice what their tests do; they share modules, and no state.
          pool: 'threads',
          isolate: false,
          // Left alone, Vitest keeps one core free for itself.
          maxWorkers: '100%',
          // Some run the API generator, which takes a few seconds where other work goes on.
          testTimeout: 30_000,
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
          testTimeout: 300_000,
          hookTimeout: 300_000,
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
          // Browsers run side by side, one a file, and take their time on a busy machine.
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: {poll: {timeout: 60_000}},
        },
      },
    ],
  },
});
