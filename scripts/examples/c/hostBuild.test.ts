import fs from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import {deliverPackets} from '../../../sandbox/delivery/createDelivery';
import {gatewayPath} from '../../../sandbox/gateway/handleGateway';
import {createSandboxListener} from '../../../sandbox/node/createSandboxListener';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {startFaultyReceiver} from '../../../sandbox/node/testing/faultyReceiver';
import {exampleIds} from '../../../sandbox/store/exampleIds';
import {testSandbox} from '../../../sandbox/testing/testSandbox';
import {runCommand} from '../../process/runCommand';
import {
  build,
  buildStart as start,
  builtAt,
  isMissing,
  environments,
  minutesOf,
  numbersOf,
  play,
  receive,
  testKey,
  unpackHostBuild,
} from './testing/hostProgram';
import {buildChanged, type QuickStartChange, replaced} from './testing/quickStartChanges';

const sanitizers = '-DCMAKE_C_FLAGS=-fsanitize=address,undefined -fno-sanitize-recover=all';
const minute = 60_000;
const hour = 60 * minute;

const folder = unpackHostBuild();

const changed = (name: string, change?: QuickStartChange) => buildChanged(folder, name, change);

const quickStarts: Partial<Record<keyof typeof environments, Promise<string>>> = {};

/** Yields the program of a quick start as its page has it, which the first test that asks builds. */
const quickStart = (rtos: keyof typeof environments) =>
  (quickStarts[rtos] ??= build(
    folder,
    `${rtos}-quick-start`,
    [builtAt, sanitizers],
    environments[rtos](folder),
  ).then((place) => `${place}/app`));

describe.skipIf(isMissing)('the host build', () => {
  it('passes the test vectors, and random inputs, under the sanitizers', async () => {
    const built = await build(folder, 'host');
    const {code, stdout} = await runCommand('ctest', ['--test-dir', built, '-V', '-j2'], {cwd: folder});
    expect(code, stdout).toBe(0);
    const vectors = JSON.parse(fs.readFileSync('static/vectors/advertising-packet.json', 'utf8'));
    const checked = [...stdout.matchAll(/CS:UT.*: (\d+) vectors, 0 differences/g)].map(([, n]) => Number(n));
    expect(checked).toHaveLength(2);
    expect(checked[0] + checked[1]).toBe(
      vectors.packets.length + vectors.accepted.length + vectors.failures.length,
    );
    expect(stdout.match(/CS:DU.*: \d+ vectors, 0 differences/g)).toHaveLength(2);
    expect(stdout.match(/5000 inputs from seed 1/g)).toHaveLength(2);
  });

  describe.each([
    ['zephyr', 0],
    ['freertos', 20],
  ] as const)('runs the quick start of %s as its page has it', (rtos, rounding) => {
    let app = '';
    beforeAll(async () => {
      app = await quickStart(rtos);
    });

    it('begins with the known answer, and logs what the page shows', async () => {
      const {printed} = await play(app, 'start 2026-01-01T00:00:00Z\n1min end');
      const page = fs.readFileSync(`docs/device-sdk/quick-start-guides/${rtos}-quick-start.mdx`, 'utf8');
      const shown = /```text\n(app: SKCV[^`]*)```/.exec(page)?.[1] ?? '';
      const logged = printed
        .split('\n')
        .filter((line) => !/^(?:2026|\*\*\*)/.test(line))
        .map((line) => line.replace(/^(?:\[[\d:.,]+\] <inf> |I \(\d+\) )/, ''));
      const trimmed = (lines: string[]) => lines.map((line) => line.trim());
      expect(trimmed(logged)).toEqual(trimmed(shown.trim().split('\n')));
    });

    it('rotates at midnight: number and address go on, and the time counter changes', async () => {
      const {sent} = await play(app, 'start 2026-01-01T00:00:00Z\n25h end');
      const [before, at] = [239, 240].map((index) => sent[index]);
      expect(numbersOf([before, at])).toEqual([
        [0, 239],
        [1, 240],
      ]);
      expect(at.at - start - 24 * hour).toBe(rounding);
      expect(at.address).not.toBe(before.address);
      // The two highest bits of a non-resolvable private address are 0.
      expect(sent.every(({address}) => Number.parseInt(address, 16) < 0x40)).toBe(true);
    });

    it('skips a number at a power cut, and repeats none', async () => {
      const script = 'start 2026-01-01T00:00:00Z\n10min cut before\n30min cut after\n1h end';
      const {sent, printed} = await play(app, script);
      const numbers = numbersOf(sent).map(([, number]) => number);
      expect(numbers).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10]);
      expect(printed).toMatch(/again 0, nonces repeated 0$/);
    });
  });

  it('hands its packets to the gateway of the sandbox: they arrive at the pull and at the webhook', async () => {
    const began = Date.now();
    // Twenty times as fast, since deliveries collect packets for some seconds.
    const now = () => start + hour + (Date.now() - began) * 20;
    const test = testSandbox({now});
    const {devices} = await test.json('register-new-devices', {
      body: {encryption: 'AES-256-CTR', n_devices: 1},
    });
    const organization = test.sandbox.store.organizations.get(exampleIds.organization);
    const device = organization?.devices.get(devices[0].device_id);
    // The program has the public test key.
    if (device) device.key = testKey;
    const receiver = await startFaultyReceiver(0);
    const [endpoint] = organization?.webhooks ?? [];
    endpoint.url = receiver.url;
    const stopDeliveries = deliverPackets({
      sandbox: test.sandbox,
      clock: {now, sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 20))},
    });
    const gateway = await listenOnFreePort(createSandboxListener(test.sandbox), {});
    const app = await quickStart('zephyr');
    const url = `http://localhost:${gateway.port}${gatewayPath}`;
    const {sent, printed} = await play(app, 'start 2026-01-01T00:30:00Z\n15min end', ['--gateway', url]);
    expect(sent).toHaveLength(3);
    expect(printed.match(/^ {2}gateway: \{"device_id":.*\}$/gm)).toHaveLength(3);

    const query = {device_id: devices[0].device_id, start: String(start / 1000)};
    const ofApp = (packets: {device: {id: string; payload: string; sequence_number: number}}[]) =>
      packets
        .filter(({device}) => device.id === devices[0].device_id)
        .map(({device}) => [device.sequence_number, device.payload]);
    const hello = 'aGVsbG8=';
    // The sandbox itself lets a new device be heard once, with sequence number 0.
    const arrived = [0, 0, 1, 2].map((number) => [number, hello]);
    const pulled = await test.json('retrieve-organization-packets', {query});
    expect(ofApp(pulled.packets)).toEqual(arrived);
    const delivered = () =>
      receiver.received.flatMap(({body, accepted}) => (accepted ? ofApp(JSON.parse(body).packets) : []));
    await expect.poll(() => delivered().slice(-3)).toEqual(arrived.slice(-3));

    stopDeliveries();
    await gateway.close();
    await receiver.close();
    const {printed: told} = await play(app, 'start 2026-01-01T00:30:00Z\n1min end', ['--gateway', url]);
    expect(told).toContain(`gateway: none at ${url}`);
  });

  it('shows what an application logged before a signal ended it', async () => {
    const app = await changed('aborts', {
      rtos: 'zephyr',
      files: (read) => ({
        'src/main.c': replaced(read('src/main.c'), [
          ['#include <string.h>', '#include <stdlib.h>\n#include <string.h>'],
          ['\terr = bt_enable(NULL);', '\tabort();\n\terr = bt_enable(NULL);'],
        ]),
      }),
    });
    await expect(play(app, 'start 2026-01-01T00:00:00Z\n1min end')).rejects.toThrow(
      /app: SKCV\S+\nthe application ended with signal 6$/,
    );
  });

  it.each([
    '2026-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-12-32T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '1969-12-31T23:59:59Z',
    '-001-01-01T00:00:00Z',
    '2026-+1-01T00:00:00Z',
    '2026-1-01T000:00:00Z',
  ])('begins at no time that does not exist: %s', async (time) => {
    const app = await quickStart('zephyr');
    await expect(play(app, `start ${time}\n1s end`)).rejects.toThrow(
      `line 1: '${time}' is no time since 1970: write one as 2026-01-01T00:00:00Z`,
    );
  });

  it.each(['2024-02-29T23:59:59.000Z', '2000-02-29T00:00:00.000Z', '2026-12-31T00:00:00.000Z'])(
    'begins at the time that a script says: %s',
    async (time) => {
      const {printed} = await play(await quickStart('zephyr'), `start ${time.replace('.000', '')}\n0s end`);
      expect(printed).toContain(`${time} end: packets`);
    },
  );

  it('begins a new packet when NimBLE resets itself', async () => {
    const app = await quickStart('freertos');
    const {sent, printed} = await play(app, 'start 2026-01-01T00:00:00Z\n3min radio reset\n5min end');
    expect(minutesOf(sent)).toEqual([0, 3]);
    expect(printed).toContain('W (180000) app: Bluetooth host reset');
  });

  it('goes back to the day of the build at a reset: 3 days later nothing decrypts, and numbers repeat', async () => {
    const app = await quickStart('zephyr');
    const late = await play(app, 'start 2026-01-01T00:00:00Z\n60h reset\n72h reset\n73h end');
    expect(receive(late.sent[late.sent.length - 1])).toBe('wrong-day');
    expect(late.sent.filter((each) => receive(each) === 'wrong-day')[0].at).toBe(start + 72 * hour);
    const often = await play(app, 'start 2026-01-01T00:00:00Z\n25h reset 9 times every 25h\n230h end');
    expect(often.printed).toMatch(/again [1-9]\d*, nonces repeated 0$/);
  });

  it('makes no packet with blocks until the clock of the build has reached the recorded day', async () => {
    const app = await changed('blocks');
    const {sent, printed} = await play(app, 'start 2026-01-01T00:00:00Z\n25h reset\n60h end');
    // The clock begins anew at the reset, so the recorded day comes 24 hours behind it.
    expect(minutesOf(sent).filter((at) => at >= 25 * 60 && at < 49 * 60)).toEqual([]);
    expect(minutesOf(sent)).toContain(49 * 60);
    expect(printed).toContain('<err> app: no sequence number (-1)');
    expect(printed).toMatch(/again 0, nonces repeated 0$/);
  });

  it('in uptime mode, makes no packet after 128 days, and stops in a loop of resets when the key is used up', async () => {
    const app = await changed('uptime');
    const long = await play(app, 'start 2026-01-01T00:00:00Z\n130d end');
    const page = fs.readFileSync('docs/device-sdk/terrestrial-module/timing-management.mdx', 'utf8');
    const [, vector, first] = /logs `(SKCV[^`]+)` and `(counter 0)`/.exec(page) ?? [];
    expect(long.printed).toContain(`app: ${vector}\n`);
    expect(long.printed).toContain(`app: ${first}, sequence 0`);
    // 128 days of 240 packets, and none afterwards.
    expect(long.sent).toHaveLength(128 * 240);
    const [last] = long.sent.slice(-1);
    expect(receive(last, 'uptime')).toMatchObject({timeCounter: 127});

    const loop = await play(app, 'start 2026-01-01T00:00:00Z\n10s reset 2100 times every 10s\n6h end');
    // "After 2,064 starts no packet is made under this key": 16 of 127 time counters, and 32 of the last.
    expect(loop.sent).toHaveLength(127 * 16 + 32);
    for (const {printed} of [long, loop]) expect(printed).toMatch(/again 0, nonces repeated 0$/);
  });

  it('stops at the packet budget until midnight', async () => {
    const app = await changed('often', {
      rtos: 'zephyr',
      files: (read) => ({'src/main.c': replaced(read('src/main.c'), [['(360U * 1000U)', '(60U * 1000U)']])}),
    });
    const {sent, printed} = await play(app, 'start 2026-01-01T00:00:00Z\n25h end');
    const today = sent.filter(({at}) => at < start + 24 * hour);
    expect(today).toHaveLength(1024);
    expect(minutesOf(sent)[1024]).toBe(24 * 60);
    expect(numbersOf(sent.slice(1023, 1025))).toEqual([
      [0, 1023],
      [1, 0],
    ]);
    expect(printed).toContain('no sequence number (-1)');
  });
});
