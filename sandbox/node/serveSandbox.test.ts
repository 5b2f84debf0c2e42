import fs from 'node:fs';
import {expect, it} from 'vitest';
import {runCommand} from '../../scripts/process/runCommand';
import {projectRoot} from '../../scripts/projectRoot';
import {readSandboxOptions, sandboxHelp, sandboxOptions} from './serveSandbox';

it('prints every option, and ends, when it is asked for help', async () => {
  const {code, stdout} = await runCommand(
    process.execPath,
    ['--import', 'tsx', 'scripts/sandbox.ts', '--help'],
    {cwd: projectRoot},
  );
  expect(code).toBe(0);
  expect(stdout.trim()).toBe(sandboxHelp());
  for (const name of Object.keys(sandboxOptions)) expect(stdout).toContain(`\n  --${name} `);
});

it('has the options that the README of the sandbox names, and these alone', () => {
  const readme = fs.readFileSync('sandbox/README.md', 'utf8');
  const named = [...readme.matchAll(/^\| `--([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(sandboxOptions));
});

const defaults = {port: '4010', packets: '0', 'org-type': 'sandbox', 'no-limits': false};

it('reads the defaults', () => {
  expect(readSandboxOptions(defaults)).toEqual({
    port: 4010,
    webhook: undefined,
    packets: 0,
    startAs: 'sandbox',
    hasLimits: true,
  });
});

it.each([
  ['port', {port: 'x'}],
  ['packets', {packets: '-1'}],
  ['org-type', {'org-type': 'trial'}],
  ['webhook', {webhook: 'https://ingest.logistics.example/packets'}],
  ['webhook', {webhook: 'localhost'}],
  ['webhook', {webhook: 'http://user:password@localhost:8080/packets'}],
])('names a wrong --%s', (name, change) => {
  expect(() => readSandboxOptions({...defaults, ...change})).toThrow(new RegExp(`^--${name} is "`));
});
