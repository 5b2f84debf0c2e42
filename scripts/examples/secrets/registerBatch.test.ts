import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {blockOf} from '../../../plugins/content/downloads/pagePrograms';
import {readDocument} from '../../../sandbox/node/readDocument';
import {type Platform, startPlatform} from '../run/startPlatform';
import {createWorkspace, type Workspace} from '../run/Workspace';
import {readKept} from './runTrials';

const page = 'docs/guides/rollout/key-provisioning.mdx';
const recipient = 'station@factory.example';
const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], {
  encoding: 'utf8',
}).trim();

let platform: Platform;
let workspace: Workspace;

beforeEach(async () => {
  platform = await startPlatform(readDocument(process.cwd()), 1, 'production');
  workspace = createWorkspace(platform.url, python);
  const {home, env} = workspace;
  const key = ['--batch', '--quiet', '--passphrase', '', '--quick-generate-key', recipient];
  execFileSync('gpg', key, {env, stdio: 'ignore'});
  const code = blockOf(fs.readFileSync(page, 'utf8'), 'register_batch.py', page);
  const hurried = code
    .replace('PER_CALL = 1000', 'PER_CALL = 3')
    .replace('time.sleep(10)', 'time.sleep(0.5)');
  fs.writeFileSync(path.join(home, 'register_batch.py'), hurried);
  fs.writeFileSync(path.join(home, 'serials.txt'), 'a\nb\nc\nd\ne\n');
});

afterEach(async () => {
  await platform.close();
  workspace.remove();
});

/** Starts the program; `ended` gives its exit code and what it printed. */
function start(to = recipient): {child: ChildProcess; printed(): string; ended: Promise<unknown>} {
  const {home: cwd, env} = workspace;
  const child = spawn('python3', ['register_batch.py', 'serials.txt', to, 'batch'], {cwd, env});
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return {
    child,
    printed: () => printed,
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
  };
}

const file = (name: string) => path.join(workspace.home, 'batch', name);
const files = () => fs.readdirSync(file('.')).sort();
const keysIn = async (...names: string[]) =>
  (await Promise.all(names.map((name) => readKept(file(name), workspace.env)))).join('');

/** A `gpg` in front of the real one that fails as long as the file `broken` is there. */
function breakGpg(): {broken: string} {
  const broken = path.join(workspace.scratch, 'broken');
  const real = execFileSync('bash', ['-c', 'command -v gpg'], {encoding: 'utf8'}).trim();
  const gpg = path.join(workspace.scratch, '..', 'bin', 'gpg');
  fs.writeFileSync(gpg, `#!/bin/sh\n[ -e ${broken} ] && echo broken >&2 && exit 2\nexec ${real} "$@"\n`, {
    mode: 0o755,
  });
  return {broken};
}

it('registers nothing for a recipient without a key, or into a folder that is there', async () => {
  const wrong = start('another@factory.example');
  expect(await wrong.ended).toBe(1);
  expect(wrong.printed()).toMatch(/Stopped at number 1 of the list: .*No/s);
  expect(fs.existsSync(file('.'))).toBe(false);
  fs.mkdirSync(file('.'));
  fs.writeFileSync(file('mapping.csv'), '');
  const again = start();
  expect(await again.ended).toBe(1);
  expect(again.printed()).toMatch(/File exists: 'batch'/);
  expect(platform.secrets).toEqual([]);
});

it('ends behind the call in which it is interrupted, and keeps its keys', async () => {
  const run = start();
  platform.beforeSecret = () => Promise.resolve(void run.child.kill('SIGINT'));
  expect(await run.ended).toBe(1);
  expect(run.printed()).toMatch('Stopped before d.');
  expect(files()).toEqual(['0001.csv.gpg', 'mapping.csv']);
  expect(platform.secrets).toHaveLength(3);
  const kept = await keysIn('0001.csv.gpg');
  for (const secret of platform.secrets) expect(kept).toContain(secret);
  expect(fs.readFileSync(file('mapping.csv'), 'utf8').split('\r\n')).toHaveLength(4);
});

it('keeps keys in memory until they can be written', async () => {
  const {broken} = breakGpg();
  platform.beforeSecret = async () => fs.writeFileSync(broken, '');
  const run = start();
  const mended = setInterval(() => {
    if (!run.printed().includes('it alone has the keys of a to c')) return;
    platform.beforeSecret = undefined;
    fs.rmSync(broken, {force: true});
  }, 50);
  expect(await run.ended).toBe(0);
  clearInterval(mended);
  expect(files()).toEqual(['0001.csv.gpg', '0002.csv.gpg', 'mapping.csv']);
  const kept = await keysIn('0001.csv.gpg', '0002.csv.gpg');
  expect(platform.secrets).toHaveLength(5);
  for (const secret of platform.secrets) expect(kept).toContain(secret);
});

it('leaves a file that names the call in which it was killed', async () => {
  const run = start();
  platform.beforeSecret = async () => {
    run.child.kill('SIGKILL');
    await run.ended;
  };
  expect(await run.ended).toBe('SIGKILL');
  expect(files()).toEqual(['0001.csv.gpg.part']);
  fs.renameSync(file('0001.csv.gpg.part'), file('part.gpg'));
  expect(await keysIn('part.gpg')).toMatch(/^serial,device_id,device_key_hex\r\na,-{36},-{100}\r\nb,/);
});
