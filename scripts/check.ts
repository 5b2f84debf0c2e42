/**
 * `npm run check`: looks at what a change touches, compared with `origin/main` or with `-- --since <branch or commit>`,
 * or at the files that are named. A change outside pages, tests and Markdown is looked at by everything.
 */
import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {allChecks, codeChecks, ofBuild, prepareMachine, searchScoreCheck} from './checks/allChecks';
import {
  buildCheck,
  commandCheck,
  examplesCheck,
  playwrightCheck,
  proseCheck,
  vitestCheck,
} from './checks/checks';
import pageReaders from './checks/pageReaders.json';
import {changedFiles, type Plan, planChecks, planLines} from './checks/planChecks';
import {type Check, runAndReport} from './checks/runChecks';
import {findingOwnPages, specsOfPages} from './checks/specsOfPages';
import {main} from './process/main';
import {projectRoot} from './projectRoot';
import {spellingCommand} from './prose/checkProse';

main(() => {
  const {values, positionals} = parseArgs({
    options: {since: {type: 'string', default: 'origin/main'}},
    allowPositionals: true,
  });
  for (const file of positionals)
    if (!fs.existsSync(file))
      throw new Error(`${file} does not exist: name files from the root of the project.`);
  const changed = positionals.length > 0 ? positionals : changedFiles(values.since, projectRoot);
  const plan = planChecks(projectRoot, changed, pageReaders);
  for (const line of planLines(changed, plan)) console.log(line);
  if (changed.length === 0) return Promise.resolve(0);
  const isWide = plan.widening.length > 0;
  return runAndReport(async (reports, print) => {
    const browserProblem = plan.needsBuild || isWide ? await prepareMachine(print) : undefined;
    return isWide ? allChecks(reports, browserProblem) : ownChecks(plan, reports);
  });
});

function ownChecks(plan: Plan, reports: string): Check[][][] {
  const {pages, texts, unitTests, browserTests} = plan;
  const unit = unitTests.length > 0 ? [vitestCheck('unit tests', 'unit', reports, unitTests)] : [];
  const source: Check[] = [];
  if (plan.hasCode) source.push(...codeChecks.filter(({name}) => name !== 'style'));
  if (texts.length > 0)
    source.push(commandCheck('spelling', [...spellingCommand, ...texts]), proseCheck(texts));
  if (pages.length > 0) source.push(examplesCheck(pages));
  if (!plan.needsBuild) return [[[...source, ...unit]]];
  const build = buildCheck();
  const browser = (name: string, choose: () => {tests: string[]; env?: NodeJS.ProcessEnv}) =>
    ofBuild(build, {
      name,
      run(print) {
        const {tests, env} = choose();
        const choice = ['--project=the build', ...tests];
        return playwrightCheck(name, choice, reports, {CHECKED_PAGES: '', ...env}).run(print);
      },
    });
  const specs = () => specsOfPages(projectRoot, pages);
  const ofPages = [
    ofBuild(build, findingOwnPages(pages)),
    browser('each page', () => {
      const {titles, routes} = specs();
      return {tests: ['--grep', titles], env: {CHECKED_PAGES: routes.join(' ')}};
    }),
    browser('tests of pages', () => {
      const {files, routes} = specs();
      return {
        // Those that there is one of for each page ran before.
        tests: ['--grep-invert', '\\s/\\S*\\s', ...files, ...browserTests],
        // Tests that have changed run whole.
        env: browserTests.length > 0 ? {} : {TOUCHED_PAGES: routes.join(' ')},
      };
    }),
  ];
  const scored = pages.length > 0 ? [ofBuild(build, searchScoreCheck())] : [];
  const given = browserTests.length > 0 ? [browser('browser tests', () => ({tests: browserTests}))] : [];
  return [[source, [build]], [unit, scored], [pages.length > 0 ? ofPages : given]];
}
