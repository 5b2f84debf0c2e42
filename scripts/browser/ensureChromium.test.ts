import {expect, it} from 'vitest';
import {type BrowserSystem, browserAdvice, ensureChromium} from './ensureChromium';
import {findChromium} from './findChromium';

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
