import {expect, it} from 'vitest';
import {ensureTools, type Tool} from './ensureTools';

/** A machine that has some tools, and on which apt brings packages. */
function machine({has, apt, brings = []}: {has: string[]; apt: boolean; brings?: string[]}) {
  const commands: string[] = [];
  const there = new Set(has);
  const tool = (name: string): Tool => ({
    name: `the tool ${name}`,
    packages: [`lib${name}`],
    isThere: () => there.has(name),
  });
  const system = {
    canUseApt: () => apt,
    run(command: string, args: string[]) {
      commands.push([command, ...args].join(' '));
      if (args[0] === 'install') for (const name of brings) there.add(name);
      return Promise.resolve({code: 0});
    },
  };
  const ensure = () => ensureTools([tool('a'), tool('b')], 'The examples', () => {}, system);
  return {ensure, commands};
}

it('installs nothing where all is there', async () => {
  const {ensure, commands} = machine({has: ['a', 'b'], apt: true});
  await ensure();
  expect(commands).toEqual([]);
});

it("installs Debian's packages of what is missing, and of that alone", async () => {
  const {ensure, commands} = machine({has: ['a'], apt: true, brings: ['b']});
  await ensure();
  expect(commands).toEqual(['apt-get update', 'apt-get install --yes --no-install-recommends libb']);
});

it('says in one sentence what to install where it cannot', async () => {
  const sentence =
    'The examples need the tool a, the tool b: install them (on Debian `apt-get install liba libb`).';
  await expect(machine({has: [], apt: false}).ensure()).rejects.toThrow(sentence);
  await expect(machine({has: ['b'], apt: true}).ensure()).rejects.toThrow('need the tool a: install');
});
