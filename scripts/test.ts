/** `npm test`: all checks of the project, with counts at the end. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ensureChromium} from './browser/ensureChromium';
import {ensureEngines} from './browser/ensureEngines';
import {buildCheck} from './checks/buildCheck';
import {commandCheck, packageCommand} from './checks/commandCheck';
import {examplesCheck} from './checks/examplesCheck';
import {playwrightCheck} from './checks/playwrightCheck';
import {proseCheck} from './checks/proseCheck';
import {checkUnless, runChecks} from './checks/runChecks';
import {spellingCheck} from './checks/spellingCheck';
import {exitCode, summaryTable, totalLine} from './checks/summary';
import {vitestCheck} from './checks/vitestCheck';
import {showElapsed} from './install/showElapsed.mjs';
import {ensureExampleTools} from './machine/ensureExampleTools';
import {stopChildrenOnSignal} from './process/children';

const print = (line: string) => console.log(line);
const ownStylesheets = ['src/**/*.css', 'plugins/**/*.css'];
const biome = packageCommand('@biomejs/biome/bin/biome');

/** Why there is no browser; undefined when there is one now. */
async function installBrowser(): Promise<string | undefined> {
  const elapsed = showElapsed('installing a browser', print);
  try {
    await ensureChromium(print);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    print(message);
    return message;
  } finally {
    elapsed.stop();
  }
}

async function test(): Promise<number> {
  stopChildrenOnSignal();
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'site-checks-'));
  process.on('exit', () => fs.rmSync(reports, {recursive: true, force: true}));

  const browserProblem = await installBrowser();
  // Tests of an engine that is not there count as skipped.
  for (const problem of await ensureEngines(print)) print(problem);
  // Unit tests run programs of pages too. What is missing fails the check of the examples, with the same sentence.
  await ensureExampleTools(print).catch(({message}: Error) => print(message));
  const build = buildCheck();
  const unbuilt = () => (build.hasBuilt() ? undefined : 'These tests need the build, which failed.');
  const redocly = [...packageCommand('@redocly/cli/bin/cli.js'), 'lint'];
  const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  const score = ['--import', 'tsx', 'scripts/search/score.ts'];
  const source = [
    commandCheck('format', [...biome, 'format', '.']),
    commandCheck('lint', [...biome, 'lint', '--error-on-warnings', '.']),
    commandCheck('style', [...packageCommand('stylelint/bin/stylelint.mjs'), ...ownStylesheets]),
    commandCheck('unused code', packageCommand('knip/bin/knip.js')),
    commandCheck('types', packageCommand('typescript/bin/tsc')),
    commandCheck('floors', [...packageCommand('dependency-cruiser/bin/dependency-cruise.mjs'), '.']),
    commandCheck('OpenAPI file', redocly, quiet),
    spellingCheck(),
    proseCheck(),
  ];
  const ofTheBuild = [
    vitestCheck('unit tests', 'unit', reports),
    examplesCheck(),
    commandCheck('search score', score),
  ];
  const results = await runChecks(
    [
      [source, [build]],
      [ofTheBuild, [vitestCheck('build tests', 'build', reports)]],
      // Browser tests wait for what a reader would wait for, and so get the machine to themselves.
      [[checkUnless(() => unbuilt() ?? browserProblem, playwrightCheck(reports))]],
      [[checkUnless(unbuilt, vitestCheck('other engines', 'engines', reports))]],
    ],
    print,
  );
  print(`\n${summaryTable(results)}\n\n${totalLine(results)}`);
  return exitCode(results);
}

test().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
