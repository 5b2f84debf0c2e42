import {apiReferenceOptions} from '../../config/apiReference';
import {ensureChromium, ensureEngines} from '../browser/ensureBrowsers';
import {showElapsed} from '../install/showElapsed.mjs';
import {ensureExampleTools} from '../machine/ensureExampleTools';
import {packageCommand} from '../process/runCommand';
import {spellingCommand} from '../prose/checkProse';
import {buildCheck, commandCheck, examplesCheck, playwrightCheck, proseCheck, vitestCheck} from './checks';
import {type Check, checkUnless} from './runChecks';

const command = (name: string, [file, ...args]: string[], env?: NodeJS.ProcessEnv) =>
  commandCheck(name, [packageCommand(file), ...args], env);

const quiet = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

export const codeChecks = [
  command('format', ['@biomejs/biome/bin/biome', 'format', '.']),
  command('lint', ['@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', '.']),
  command('style', ['stylelint/bin/stylelint.mjs', 'src/**/*.css', 'plugins/**/*.css']),
  command('unused code', ['knip/bin/knip.js']),
  command('types', ['typescript/bin/tsc']),
  command('floors', ['dependency-cruiser/bin/dependency-cruise.mjs', '.']),
];

/** What needs the build fails as one where there is none. */
export function ofBuild(build: ReturnType<typeof buildCheck>, check: Check): Check {
  const problem = 'These tests need the build, which failed.';
  return checkUnless(() => (build.hasBuilt() ? undefined : problem), check);
}

/** Installs browsers and the tools of the examples that are missing. Returns why there is no Chromium. */
export async function prepareMachine(print: (line: string) => void): Promise<string | undefined> {
  const told = ({message}: Error): string => {
    print(message);
    return message;
  };
  const elapsed = showElapsed('installing a browser', print);
  const browserProblem = await ensureChromium(print).then(() => undefined, told);
  elapsed.stop();
  // Tests of an engine that is not there count as skipped.
  for (const problem of await ensureEngines(print)) print(problem);
  // Unit tests run programs of pages too. What is missing fails the check of the examples, with the same sentence.
  await ensureExampleTools(print).catch(told);
  return browserProblem;
}

/** What search finds, and what it weighs. */
export function searchScoreCheck(): Check {
  return commandCheck('search score', ['--import', 'tsx', 'scripts/search/score.ts']);
}

export function allChecks(reports: string, browserProblem: string | undefined): Check[][][] {
  const build = buildCheck();
  const source = [
    ...codeChecks,
    command('OpenAPI file', ['@redocly/cli/bin/cli.js', 'lint', apiReferenceOptions.specPath], quiet),
    commandCheck('spelling', spellingCommand),
    proseCheck(),
  ];
  const browserTests = checkUnless(() => browserProblem, playwrightCheck('browser tests', [], reports));
  const unit = vitestCheck('unit tests', 'unit', reports);
  const buildTests = vitestCheck('build tests', 'build', reports);
  return [
    [source, [build]],
    [[unit], [buildTests, examplesCheck(), searchScoreCheck()]],
    // Browser tests wait for what a reader would wait for, and so get the machine to themselves.
    [[ofBuild(build, browserTests)]],
    [[ofBuild(build, vitestCheck('other engines', 'engines', reports))]],
  ];
}
