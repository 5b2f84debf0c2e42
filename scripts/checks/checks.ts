import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {checkPages, problemLines} from '../examples/checkPages';
import {ensureExampleTools} from '../machine/ensureExampleTools';
import {packageCommand, runPackageCommand} from '../process/runCommand';
import {projectRoot} from '../projectRoot';
import {checkProse, findingLines, levelNote} from '../prose/checkProse';
import {buildSite} from '../siteBuild/buildSite';
import type {Check} from './runChecks';
import {testOutcome} from './testOutcome';

/** A check that counts as one: it passes when its command ends with 0, and shows its output when not. */
export function commandCheck(name: string, args: string[], env?: NodeJS.ProcessEnv): Check {
  return {
    name,
    async run() {
      const {code, stdout, stderr} = await runPackageCommand(args, {env});
      const details = stripVTControlCharacters(`${stdout}\n${stderr}`);
      return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1, details};
    },
  };
}

/** The production build, which must print no warning; one fails the check, but not what comes after it. */
export function buildCheck(build = buildSite): Check & {hasBuilt(): boolean} {
  let built = false;
  return {
    name: 'build',
    hasBuilt: () => built,
    async run(print) {
      const {code, warnings} = await build({root: projectRoot, onLine: print});
      built = code === 0;
      if (built && warnings.length === 0) return {passed: 1, failed: 0};
      const counted = `${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`;
      return {passed: 0, failed: 1, note: built ? counted : 'the site was not built'};
    },
  };
}

/** Runs, compiles or parses every code block of the pages; each block counts as one. */
export const examplesCheck = (pages?: string[]): Check => ({
  name: 'examples',
  async run(print) {
    const {python} = await ensureExampleTools(print);
    const {problems, ...outcome} = await checkPages({pages, python, print});
    return {...outcome, details: problemLines(problems).join('\n\n')};
  },
});

/** Checks terms, numbers and figures of pages; each file counts as one. */
export const proseCheck = (files?: string[]): Check => ({
  name: 'prose',
  run() {
    const {results, findings} = checkProse(files);
    return Promise.resolve({
      passed: results.filter((result) => result.findings.length === 0).length,
      failed: new Set(findings.map(({file}) => file)).size,
      note: levelNote(results),
      details: findingLines(findings).join('\n'),
    });
  },
});

/** Runs one project of vitest.config.mts, or some of its files, and counts the tests in `reports`. */
export function vitestCheck(
  name: string,
  project: 'unit' | 'build' | 'engines',
  reports: string,
  files: string[] = [],
): Check {
  const report = path.join(reports, `vitest-${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return testCheck(name, ['vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...files], report);
}

/** Runs browser tests on the production build, or a choice of them, and counts them. */
export function playwrightCheck(name: string, choice: string[], reports: string, given?: NodeJS.ProcessEnv) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const env = {...given, PLAYWRIGHT_JSON_OUTPUT_FILE: report};
  return testCheck(name, ['@playwright/test/cli.js', 'test', ...choice], report, env);
}

const testCheck = (
  name: string,
  [command, ...args]: string[],
  report: string,
  env?: NodeJS.ProcessEnv,
): Check => ({
  name,
  async run(print) {
    const {code} = await runPackageCommand([packageCommand(command), ...args], {env, onLine: print});
    return testOutcome(report, code);
  },
});
