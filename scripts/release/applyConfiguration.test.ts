import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {applyConfiguration, configurationFile} from './applyConfiguration';

let folder: string;
const onDisk = () => fs.readFileSync(path.join(folder, configurationFile), 'utf8');
const reload = vi.fn<() => Promise<boolean>>();
const apply = (text: string) => applyConfiguration(folder, text, reload);

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'apply-'));
  reload.mockReset().mockResolvedValue(true);
  await apply('old');
  reload.mockClear();
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it('has nginx read what has changed, once', async () => {
  reload.mockImplementation(async () => onDisk() === 'new');
  await apply('new');
  await apply('new');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tries again after a refusal, and leaves the file before until then', async () => {
  reload.mockRejectedValueOnce(new Error('refused'));
  await expect(apply('new')).rejects.toThrow('refused');
  expect(onDisk()).toBe('old');
  await apply('new');
  expect([onDisk(), reload.mock.calls.length]).toEqual(['new', 2]);
});

it('goes back to what was read only by reading it, when a refused command may have reached nginx', async () => {
  reload.mockRejectedValueOnce(new Error('refused'));
  await expect(apply('new')).rejects.toThrow('refused');
  await apply('old');
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not take a file for read that was written before a release died', async () => {
  fs.writeFileSync(path.join(folder, configurationFile), 'new');
  await apply('new');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks again where the reload was left to somebody', async () => {
  reload.mockResolvedValueOnce(false);
  await apply('new');
  await apply('new');
  expect(reload).toHaveBeenCalledTimes(2);
});
