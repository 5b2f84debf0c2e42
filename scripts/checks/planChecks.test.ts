import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {changedFiles, planChecks, planLines} from './planChecks';
import {annotations} from './runChecks';
import {specsOfPages} from './specsOfPages';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'plan-checks-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

function write(name: string, content = ''): string {
  fs.mkdirSync(path.join(root, path.dirname(name)), {recursive: true});
  fs.writeFileSync(path.join(root, name), content);
  return name;
}

const page = write('docs/lamps/keys.mdx', 'Keys.');
const readers = {
  'tests/agreement/pagesAgree.test.ts': ['*'],
  'model/keys.test.ts': ['docs/lamps/off.mdx', page],
  'model/off.test.ts': ['docs/lamps/off.mdx'],
};

it('reads a page by what pages can fail, and says what it leaves out', () => {
  const plan = planChecks(root, [page, 'sidebars.ts'], readers);
  expect(plan).toEqual({
    ...{
      pages: [page],
      texts: [page],
      hasCode: false,
      unitTests: ['tests/agreement/pagesAgree.test.ts', 'model/keys.test.ts'],
      browserTests: [],
      needsBuild: true,
      widening: [],
    },
  });
  expect(planLines([page], plan).join('\n')).toMatch(
    /Changed: docs\/lamps\/keys\.mdx\.[\s\S]*Left out: code/,
  );
});

it('reads text for contributors and tests by themselves', () => {
  const changed = ['CONTRIBUTING.md', 'scripts/a.test.ts', 'tests/questions/firmware.yaml'].map((name) =>
    write(name),
  );
  const plan = planChecks(root, changed, readers);
  expect(plan.texts).toEqual(['CONTRIBUTING.md']);
  expect(plan.unitTests).toEqual(['tests/questions/questions.test.ts', 'scripts/a.test.ts']);
  expect(plan.widening).toEqual([]);
  expect(planChecks(root, ['CONTRIBUTING.md'], readers).needsBuild).toBe(false);
});

it('checks everything where anything may depend on a change', () => {
  for (const file of [
    'src/css/page.css',
    'docs/gone.mdx',
    'sidebars.ts',
    'package-lock.json',
    'tests/build/a.test.ts',
  ]) {
    const plan = planChecks(root, [page, file].slice(file === 'sidebars.ts' ? 1 : 0), readers);
    expect(plan.widening, file).toEqual([file]);
    expect(planLines([file], plan)[0]).toContain(file);
  }
});

it('takes what is committed, changed and new since a branch began', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {cwd: root});
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=first');
  git('checkout', '--quiet', '-b', 'branch');
  write('committed.md');
  git('add', '.');
  git('commit', '--quiet', '--message=second');
  write(page, 'Other keys.');
  fs.rmSync(path.join(root, 'CONTRIBUTING.md'));
  write('new page.mdx');
  expect(changedFiles('main', root)).toEqual(['CONTRIBUTING.md', 'committed.md', page, 'new page.mdx']);
  expect(() => changedFiles('origin/other', root)).toThrow('--since');
});

it('runs the browser tests that go through all pages or name one, and those with a title for it', () => {
  const pages = '.docusaurus/docusaurus-plugin-content-docs/default/site-docs-lamps-keys-mdx-1a2.json';
  write(pages, JSON.stringify({source: `@site/${page}`, permalink: '/docs/lamps/keys'}));
  write('tests/browser/look/all.spec.ts', "import {routes} from '../support/routes';");
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test
  write('tests/browser/look/each.spec.ts', "import {routes} from '../support/routes'; test(`${route} fits`)");
  write('tests/browser/look/names.spec.ts', "page.goto('/docs/lamps/keys#a')");
  write('tests/browser/look/other.spec.ts', "page.goto('/docs/lamps/keys-and-more')");
  write('tests/browser/look/states.spec.ts', "import {states} from '../support/states';");
  write('tests/browser/support/states.ts', "export const states = ['/docs/lamps/keys'];");
  write('tests/browser/look/styles.spec.ts', "import {buildDir} from '../support/siteBuild';");
  const {titles, files, routes} = specsOfPages(root, [page]);
  expect(routes).toEqual(['/docs/lamps/keys']);
  expect(files).toEqual(['all', 'names', 'states'].map((name) => `tests/browser/look/${name}.spec.ts`));
  expect('chromium › /docs/lamps/keys fits').toMatch(new RegExp(titles));
  expect('chromium › /docs/lamps/keys-and-more fits').not.toMatch(new RegExp(titles));
  expect(() => specsOfPages(root, ['docs/other.mdx'])).toThrow('no page of docs/other.mdx');
});

it('shows each finding at its line', () => {
  const details =
    'docs/intro.mdx:12:7: figure: 100 % is not 99\n  scripts/a.ts:3 - Unknown word (xy)\nnothing: here';
  expect(
    annotations([
      {failed: 1, details},
      {failed: 0, details},
    ]),
  ).toEqual([
    '::error file=docs/intro.mdx,line=12,col=7::figure: 100 %25 is not 99',
    '::error file=scripts/a.ts,line=3::Unknown word (xy)',
  ]);
});
