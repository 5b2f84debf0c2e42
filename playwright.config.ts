import {setFlagsFromString} from 'node:v8';
import {defineConfig} from '@playwright/test';
import {findChromium} from './scripts/browser/findBrowsers';
import {compileLater} from './scripts/process/compileLater.mjs';

compileLater.forEach(setFlagsFromString);

// The server says where it is; Playwright keeps that as SITE_PORT.
const baseURL = `http://localhost:${process.env.SITE_PORT}`;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** Tests that build a copy of the site, in one worker, since they share it: begun last, they would leave the others idle. */
const builders = ['authoring', 'changedSite', 'development', 'searchHosted'].map(
  (name) => `**/${name}.spec.ts`,
);

/** A page that has changed may never say what a test waits for: `npm run check`, which names pages, waits less. */
const patience = process.env.CHECKED_PAGES === undefined ? 240_000 : 120_000;

export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    {name: 'sites of their own', testMatch: builders, workers: 1},
    {name: 'the build', testMatch: '**/*.spec.ts', testIgnore: builders},
  ],
  // In a fresh clone's CI a forgotten `test.only` would skip all the others.
  forbidOnly: true,
  fullyParallel: true,
  // Two cores have a third of their time left beside two browsers, which wait for answers and pictures.
  workers: 3,
  // A second try would hide what fails now and then.
  retries: 0,
  // They end what hangs, and nothing that is only slow: a machine that does much else takes ten times as long.
  timeout: 1_200_000,
  expect: {timeout: patience, toPass: {timeout: patience}},
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
    wait: {stdout: /is at http:\/\/localhost:(?<SITE_PORT>\d+)/},
    gracefulShutdown: {signal: 'SIGTERM', timeout: 2_000},
  },
});
