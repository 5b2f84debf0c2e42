/** `npm test`: all checks of the project, with counts at the end. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {ensureChromium, ensureEngines} from './browser/ensureBrowsers';
import {
  buildCheck,
  commandCheck,
  examplesCheck,
  playwrightCheck,
  proseCheck,
  vitestCheck,
} from './checks/checks';
import {packageCommand, spellingCommand} from './checks/packageCommands';
import {checkUnless, exitCode, runChecks, summaryTable, totalLine} from './checks/runChecks';
import {showElapsed} from './install/showElapsed.mjs';
import {ensureExampleTools} from './machine/ensureExampleTools';
import {main} from './process/main';

const print = (line: string) => console.log(line);
const told = ({message}: Error): string => {
  print(message);
  return message;
};

main(async () => {
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'site-checks-'));
  process.on('exit', () => fs.rmSync(reports, {recursive: true, force: true}));

  const elapsed = showElapsed('installing a browser', print);
  const browserProblem = await ensureChromium(print).then(() => undefined, told);
  elapsed.stop();
  // Tests of an engine that is not there count as skipped.
  for (const problem of await ensureEngines(print)) print(problem);
  // Unit tests run programs of pages too. What is missing fails the check of the examples, with the same sentence.
  await ensureExampleTools(print).catch(told);
  const build = buildCheck();
  const unbuilt = () => (build.hasBuilt() ? undefined : 'These tests need the build, which failed.');
  const command = (name: string, [file, ...args]: string[], env?: NodeJS.ProcessEnv) =>
    commandCheck(name, [packageCommand(file), ...args], env);
  const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  const source = [
    command('format', ['@biomejs/biome/bin/biome', 'format', '.']),
    command('lint', ['@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.']),
    command('style', ['stylelint/bin/stylelint.mjs', 'src/**/*.css', 'plugins/**/*.css']),
    command('unused code', ['knip/bin/knip.js']),
    command('types', ['typescript/bin/tsc']),
    command('floors', ['dependency-cruiser/bin/dependency-cruise.mjs', '.']),
    command('OpenAPI file', ['@redocly/cli/bin/cli.js', 'lint'], quiet),
    commandCheck('spelling', spellingCommand),
    proseCheck,
  ];
  const ofTheBuild = [
    vitestCheck('unit tests', 'unit', reports),
    examplesCheck,
    commandCheck('search score', ['--import', 'tsx', 'scripts/search/score.ts']),
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
});
