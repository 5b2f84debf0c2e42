import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../projectRoot';
import {isAllowed, lockfileProblems} from './testing/lockfileProblems';

const read = (name: string) => fs.readFileSync(path.join(projectRoot, name), 'utf8');
const integrity = 'sha512-abc';

/** What is looked at in a job of a workflow. */
interface Job {
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  env?: Record<string, string>;
  steps: {run?: string}[];
}

describe('the lock file', () => {
  it.each([
    ['package-lock.json', 500],
    ['scripts/lighthouse/package-lock.json', 100],
    ['scripts/bench/peers/starlight/package-lock.json', 100],
    ['scripts/bench/peers/vitepress/package-lock.json', 100],
  ])(
    '%s holds every package to one content from the registry, under a license that is agreed to',
    (name, least) => {
      const lockfile = JSON.parse(read(name));
      expect(Object.keys(lockfile.packages).length).toBeGreaterThan(least);
      expect(lockfileProblems(lockfile)).toEqual([]);
    },
  );

  it.each([
    [{integrity, license: 'MIT', resolved: 'http://registry.npmjs.org/a/-/a-1.tgz'}, 'a: comes from http://'],
    [
      {integrity, license: 'MIT', resolved: 'https://evil.example/a.tgz'},
      'a: comes from https://evil.example',
    ],
    [{integrity, license: 'MIT', resolved: 'git+ssh://git@host/a.git'}, 'a: comes from git+ssh'],
    [{license: 'MIT'}, 'a: has no digest'],
    [{integrity: 'sha1-abc', license: 'MIT'}, 'a: has the digest sha1-abc'],
    [{integrity, license: 'GPL-3.0'}, 'a: has the license GPL-3.0'],
    [{integrity}, 'a: has the license (none named)'],
  ])('%j is refused', (locked, problem) => {
    const [found, ...others] = lockfileProblems({
      packages: {'': {}, 'node_modules/b/node_modules/a': locked},
    });
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });

  it('takes one of the licenses that are offered, and all of those that are demanded', () => {
    expect(isAllowed('(GPL-2.0 OR MIT)')).toBe(true);
    expect(isAllowed('MIT AND GPL-2.0')).toBe(false);
  });
});

describe('workflows', () => {
  const folder = '.github/workflows';
  const names = fs.readdirSync(path.join(projectRoot, folder));

  it.each(names)('%s has least rights, and names every action by its commit', (name) => {
    const text = read(`${folder}/${name}`);
    const workflow = parse(text);
    expect(workflow.permissions).toEqual({});
    for (const job of Object.values<Job>(workflow.jobs)) {
      expect(typeof job.permissions).toBe('object');
      // Lock files name no registry, so that they serve behind a mirror too.
      expect(job.env?.npm_config_registry).toBe('https://registry.npmjs.org/');
      for (const right of Object.values(job.permissions ?? {})) expect(['read', 'none']).toContain(right);
      for (const {run = ''} of job.steps)
        for (const [command] of run.matchAll(/npm (?:ci|install)\b.*/g))
          expect(command).toContain('--ignore-scripts');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it('says where to report faults and under what license the code is, and keeps every list of packages up to date', () => {
  expect(read('SECURITY.md')).toContain('/.well-known/security.txt');
  expect(read('LICENSE')).toMatch(/Apache License\s+Version 2\.0/);
  const {updates} = parse(read('.github/dependabot.yml'));
  const kept = updates.map((update: {'package-ecosystem': string; directory: string}) =>
    [update['package-ecosystem'], update.directory].join(' '),
  );
  const own = ['lighthouse', 'bench/peers/starlight', 'bench/peers/vitepress'].map(
    (name) => `npm /scripts/${name}`,
  );
  expect(kept.sort()).toEqual(['github-actions /', 'npm /', ...own].sort());
});
