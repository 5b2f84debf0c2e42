import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeCopy} from './writeCopy';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'write-copy-'));
  fs.mkdirSync(path.join(folder, 'source'));
  fs.writeFileSync(path.join(folder, 'source/run.sh'), 'old', {mode: 0o755});
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(finish: (folder: string) => Promise<void>): Promise<void> {
  const files = [{from: 'run.sh', to: 'bin/run.sh', bytes: Buffer.from('new'), rewritten: true}];
  return writeCopy(path.join(folder, 'source'), path.join(folder, 'target'), files, finish);
}

it('writes files with their permissions, into an empty folder too', async () => {
  fs.mkdirSync(path.join(folder, 'target'));
  await write((beside) => fs.promises.writeFile(path.join(beside, 'finished'), ''));
  const file = path.join(folder, 'target/bin/run.sh');
  expect(fs.readFileSync(file, 'utf8')).toBe('new');
  expect(fs.statSync(file).mode & 0o111).toBe(0o111);
  expect(fs.readdirSync(path.join(folder, 'target')).sort()).toEqual(['bin', 'finished']);
  expect(fs.readFileSync(path.join(folder, 'source/run.sh'), 'utf8')).toBe('old');
});

it('leaves nothing behind when it fails', async () => {
  const before = fs.readdirSync(folder);
  const failing = write(() => {
    expect(fs.existsSync(path.join(folder, 'target'))).toBe(false);
    return Promise.reject(new Error('no room'));
  });
  await expect(failing).rejects.toThrow('no room');
  expect(fs.readdirSync(folder)).toEqual(before);
});
