import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/browser/findChromium';

const port = process.env.SITE_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Tests that build a site of their own first, each file in one worker: begun last, they would leave the others idle. */
const builders = ['authoring', 'changedSite', 'development', 'searchHosted'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    {name: 'sites of their own', testMatch: builders},
    {name: 'the build', testMatch: '**/*.spec.ts', testIgnore: builders},
  ],
  // In a fresh clone's CI a forgotten `test.only` would skip all the others.
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A busy machine can take a test past its time; what passed only then is named at the end, to be mended.
  retries: 1,
  reporter: report ? [['list'], ['json', {outputFile: report}]] : 'list',
  use: {
    baseURL,
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    // Serves the folder in SITE_BUILD_DIR, by default `build`.
    command: 'node --import tsx scripts/serve.ts',
    env: {SITE_PORT: port},
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2_000},
  },
});
