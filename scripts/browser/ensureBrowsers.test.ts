import {expect, it} from 'vitest';
import type {Tool} from '../machine/ensureTools';
import {type BrowserSystem, browserAdvice, ensureChromium, ensureEngines} from './ensureBrowsers';
import {findChromium, findFirefox, findWebKit} from './findBrowsers';

const chromium = '/usr/bin/chromium-headless-shell';

/** A machine on which one command brings the browser. */
function machine({apt, installedBy}: {apt: boolean; installedBy?: string}) {
  const commands: string[] = [];
  let found = installedBy === 'before' ? chromium : undefined;
  const system: BrowserSystem = {
    find: () => found,
    canUseApt: () => apt,
    run(command, args) {
      commands.push([command, ...args].join(' '));
      if (installedBy && commands.at(-1)?.includes(installedBy)) found = chromium;
      return Promise.resolve({code: found ? 0 : 1});
    },
  };
  return {system, commands};
}

const silent = () => {};

it('installs nothing where a browser is found', async () => {
  const {system, commands} = machine({apt: true, installedBy: 'before'});
  expect(await ensureChromium(silent, system)).toBe(chromium);
  expect(commands).toEqual([]);
});

it("installs Debian's package as root, after an update", async () => {
  const {system, commands} = machine({apt: true, installedBy: 'apt-get install'});
  expect(await ensureChromium(silent, system)).toBe(chromium);
  expect(commands[0]).toBe('apt-get update');
  expect(commands[1]).toMatch(/^apt-get install .*chromium-headless-shell$/);
  expect(commands).toHaveLength(2);
});

it("falls back to Playwright's download", async () => {
  const {system, commands} = machine({apt: false, installedBy: 'install chromium'});
  expect(await ensureChromium(silent, system)).toBe(chromium);
  expect(commands).toHaveLength(1);
  const withApt = machine({apt: true, installedBy: 'cli.js install'});
  expect(await ensureChromium(silent, withApt.system)).toBe(chromium);
  expect(withApt.commands).toHaveLength(3);
});

it('says what to install where nothing works', async () => {
  await expect(ensureChromium(silent, machine({apt: true}).system)).rejects.toThrow(browserAdvice);
});

it('prefers CHROMIUM_PATH, and does not pass over a wrong one', () => {
  expect(findChromium({CHROMIUM_PATH: process.execPath}, [])).toBe(process.execPath);
  expect(findChromium({}, ['/nowhere/chromium', process.execPath])).toBe(process.execPath);
  expect(findChromium({}, ['/nowhere/chromium'])).toBeUndefined();
  expect(() => findChromium({CHROMIUM_PATH: '/nowhere'}, [process.execPath])).toThrow(
    'CHROMIUM_PATH is /nowhere',
  );
});

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
