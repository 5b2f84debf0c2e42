import {execFile} from 'node:child_process';
import {expect, it} from 'vitest';
import {projectRoot} from '../../projectRoot';

function npmRun(args: string[]): Promise<{code: number; stdout: string; stderr: string}> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('DOCS_'));
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'search/push', ...args],
      {cwd: projectRoot, env: {...Object.fromEntries(own), DOCS_SEARCH_ADMIN_KEY: 'not-a-key-but-secret'}},
      (error, stdout, stderr) => resolve({code: Number(error?.code ?? 0), stdout, stderr}),
    );
  });
}

it('is found by run.mjs, hands its arguments on and ends with the exit code', async () => {
  const [help, unconfigured] = await Promise.all([npmRun(['--help']), npmRun([])]);
  expect(help.code).toBe(0);
  expect(help.stdout).toContain('npm run search:push -- --dry-run');
  expect(unconfigured.code).toBe(1);
  expect(unconfigured.stderr).toContain('"DOCS_SEARCH_APP_ID" is missing');
  expect(unconfigured.stderr + unconfigured.stdout).not.toContain('not-a-key-but-secret');
});
