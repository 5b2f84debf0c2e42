import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runCommand} from '../../process/runCommand';
import {projectRoot} from '../../projectRoot';
import {headersFolder} from '../../../plugins/content/downloads/sdkHeaders';
import {sequenceFiles} from './testing/quickStartChanges';

const uptime = 'CONFIG_SKERRY_COUNTER_SOURCE_DEVICE_UPTIME';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sequence-'));
  for (const [file, text] of Object.entries(sequenceFiles())) fs.writeFileSync(path.join(folder, file), text);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs the page's code in a life of resets (`sequenceLife.c`), and yields what the life printed. */
async function live(life: string, ...macros: string[]): Promise<string> {
  const program = path.join(folder, life);
  const sources = ['scripts/examples/c/testing/sequenceLife.c', path.join(folder, 'sequence.c')];
  const built = await runCommand(
    'gcc',
    [
      ...sources,
      ...['-o', program, `-I${folder}`, `-I${headersFolder}`],
      ...['-include', 'samples/stubs/kconfig/defaults.h'],
      ...['CONFIG_SKERRY_BLE_NETWORK', ...macros].map((macro) => `-D${macro}`),
    ],
    {cwd: projectRoot},
  );
  expect(built.stderr).toBe('');
  return (await runCommand(program, [life], {cwd: folder})).stdout.trim();
}

it('never gives a pair twice to a device that resets for ever in uptime mode, and stops', async () => {
  // 127 time counters of 16 blocks, and all 32 of the last one.
  expect(await live('resetLoop', uptime)).toBe('starts with a packet 2064, packets 6192, repeated 0');
});

it('never gives a pair twice in 200 periods of uptime, and stops after 128', async () => {
  expect(await live('longUptime', uptime)).toBe(`starts with a packet 1, packets ${128 * 240}, repeated 0`);
});

it('never gives a pair twice to a device whose clock goes back', async () => {
  // 40 days of 240 packets; the clock goes back one day after each third, and that day is refused.
  expect(await live('clockBack')).toBe(`starts with a packet 40, packets ${40 * 240}, repeated 0`);
});

it('stops after 32 resets in a day of Unix time, begins with 0 and goes on the next day', async () => {
  expect(await live('dayOfResets')).toBe('starts with a packet 64, packets 64, repeated 0');
});

it('goes on in its block after deep sleep, and takes a new one after a crash', async () => {
  // Each of the 28 crashes costs one of the 32 blocks; each wake-up alone would use them up after 32 packets.
  expect(await live('deepSleep')).toBe('starts with a packet 200, packets 200, repeated 0');
});

it('gives no number to a packet of the time counter after the one that it was reserved for', async () => {
  expect(await live('lateRotation')).toBe('starts with a packet 1, packets 0, repeated 0');
});
