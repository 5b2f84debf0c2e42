import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {
  buildStart as start,
  isMissing,
  minutesOf,
  numbersOf,
  play,
  receive,
  testKey,
  unpackHostBuild,
} from './testing/hostProgram';
import {outputBehind} from './testing/pageBlocks';
import {buildChanged, provisioning} from './testing/quickStartChanges';

const minute = 60_000;
const hour = 60 * minute;
const folder = unpackHostBuild();

describe.skipIf(isMissing)('a quick start with the code of another page', () => {
  describe.each([
    ['clock', 0],
    ['freertos-clock', 20],
  ])('with blocks and a real clock, as Timing management has them: %s', (name, rounding) => {
    let app = '';
    beforeAll(async () => {
      app = await buildChanged(folder, name);
    });

    it('uses up the 32 blocks of a day in a loop of resets, and is silent until midnight', async () => {
      const {sent, printed} = await play(
        app,
        'start 2026-01-01T00:00:00Z\n10s reset 40 times every 10s\n25h end',
      );
      const loop = sent.filter(({at}) => at < start + 24 * hour);
      expect(numbersOf(loop.slice(0, 3)).map(([, number]) => number)).toEqual([0, 32, 64]);
      // 5.3 min: 32 starts, 10 s apart. The last block goes on to be used by its start alone.
      expect(minutesOf(loop).at(-1)).toBeCloseTo((31 * 10) / 60);
      expect(loop).toHaveLength(32);
      expect(printed).toContain('app: no sequence number (-1)\n');
      expect(sent[32].at).toBe(start + 24 * hour + rounding);
      expect(sent.every((each) => typeof receive(each) !== 'string')).toBe(true);
    });

    it('stays silent after a reset without the time, and goes on when it is learned', async () => {
      const script = [
        'start 2026-01-01T00:00:00Z',
        '61min clock lost',
        '62min reset',
        '5h clock +0s',
        '6h end',
      ];
      const {sent} = await play(app, script.join('\n'));
      expect(minutesOf(sent).filter((at) => at >= 62 && at < 300)).toEqual([]);
      expect(minutesOf(sent)).toContain(300);
      expect(sent.every((each) => typeof receive(each) !== 'string')).toBe(true);
    });

    it('goes on with the time of the SDK when the clock of the board fails', async () => {
      const {sent, printed} = await play(app, 'start 2026-01-01T00:00:00Z\n40h clock lost\n60h end');
      expect(printed).toContain('app: the clock does not know the time\n');
      expect(sent.filter(({at}) => at > start + 40 * hour).length).toBeGreaterThanOrEqual(199);
      expect(numbersOf(sent).at(-1)?.[0]).toBe(2);
      expect(sent.every((each) => typeof receive(each) !== 'string')).toBe(true);
    });

    it('uses no time of a clock that is a rollover of 7,168 days ahead', async () => {
      const script = `start 2026-01-01T00:00:00Z\n61min clock +${7168 * 24}h\n2h clock +0s\n26h end`;
      const {sent} = await play(app, script);
      expect(numbersOf(sent).map(([day]) => day)).toEqual(expect.arrayContaining([0, 1]));
      expect(numbersOf(sent).every(([day]) => day === 0 || day === 1)).toBe(true);
      expect(sent.every((each) => typeof receive(each) !== 'string')).toBe(true);
    });

    it('makes no packet for 10 min when a clock that was 10 min ahead is set back over midnight', async () => {
      const {sent, printed} = await play(
        app,
        'start 2026-01-01T23:30:00Z\n1s clock +10min\n21min clock +0s\n1h end',
      );
      const midnight = start + 24 * hour;
      const ahead = sent.filter(({at}) => at < midnight);
      expect(numbersOf(ahead).at(-1)?.[0]).toBe(1);
      const silence =
        sent.filter(({at}) => at > ahead[ahead.length - 1].at)[0].at - ahead[ahead.length - 1].at;
      expect(silence).toBeLessThanOrEqual(10 * minute + 6 * minute);
      expect(printed).toMatch(/again 0, nonces repeated 0$/);
    });
  });

  it('waits for its key until the flash page of the device holds one', async () => {
    const app = await buildChanged(folder, 'flash-page');
    const flash = path.join(path.dirname(app), 'flash.bin');
    const script = 'start 2026-01-01T00:00:00Z\n1min end';
    fs.writeFileSync(flash, Buffer.alloc(4096, 0xff));
    const erased = await play(app, script);
    expect(erased.printed).toContain(outputBehind(provisioning, 'key == NULL'));
    expect(erased.sent).toEqual([]);

    fs.writeFileSync(flash, Buffer.concat([testKey, Buffer.alloc(4096 - 32, 0xff)]));
    const written = await play(app, script);
    expect(written.printed).toContain('app: SKCV:1.0/E:256/CS:UT/RP:S86400/N:T\n');
    expect(numbersOf(written.sent)).toEqual([[0, 0]]);
  });

  it('takes its key from the shell once, and keeps it over a reset', async () => {
    const app = await buildChanged(folder, 'shell-key');
    const {printed, sent} = await play(app, 'start 2026-01-01T00:00:00Z\n1min reset\n2min end');
    expect(printed).toContain(outputBehind(provisioning, 'key == NULL'));
    const page = fs.readFileSync(provisioning, 'utf8');
    const [, shown] = /```text title="Serial console"\n(.*?)```/s.exec(page) ?? [];
    expect(printed).toContain(shown);
    const answers = [...printed.matchAll(/^uart:~\$ .*\n(.*)$/gm)].map(([, answer]) => answer);
    expect(answers).toEqual([
      ...Array(4).fill('expected 64 hexadecimal digits'),
      'stored; restart the device',
      'a device key is stored already',
    ]);
    for (const answer of answers) expect(page).toContain(`| \`${answer}\` |`);
    expect(numbersOf(sent)).toEqual([[0, 0]]);
  });
});
