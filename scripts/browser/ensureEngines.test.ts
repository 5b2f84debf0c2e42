import {expect, it} from 'vitest';
import type {Tool} from '../machine/ensureTools';
import {ensureEngines} from './ensureEngines';
import {findFirefox} from './findFirefox';
import {findWebKit} from './findWebKit';

it('installs each engine by itself, and says which one is skipped', async () => {
  const installed: string[] = [];
  const system = {
    canUseApt: () => true,
    run(_: string, args: string[]) {
      // As on Ubuntu, which has no package of the first.
      if (args[0] === 'install') installed.push(...args.filter((one) => one === 'webkit2gtk-driver'));
      return Promise.resolve({code: 0});
    },
  };
  const tool = (name: string): Tool => ({name, packages: [name], isThere: () => installed.includes(name)});
  const problems = await ensureEngines(() => {}, system, [tool('firefox-esr'), tool('webkit2gtk-driver')]);
  expect(installed).toEqual(['webkit2gtk-driver']);
  expect(problems).toEqual([
    'Skipped: Tests in other engines need firefox-esr: install them (on Debian `apt-get install firefox-esr`).',
  ]);
});

it('takes engines from where the environment says, and does not pass over a wrong place', () => {
  expect(findFirefox({FIREFOX_PATH: process.execPath})).toBe(process.execPath);
  expect(() => findFirefox({FIREFOX_PATH: '/nowhere'})).toThrow('FIREFOX_PATH is /nowhere');
  expect(() => findWebKit({WEBKIT_DRIVER_PATH: '/nowhere'})).toThrow('WEBKIT_DRIVER_PATH is /nowhere');
  expect(() => findWebKit({MINIBROWSER_PATH: '/nowhere'})).toThrow('MINIBROWSER_PATH is /nowhere');
});
