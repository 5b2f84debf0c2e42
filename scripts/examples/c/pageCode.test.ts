import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {crc32} from 'node:zlib';
import {bytesToHex, hexToBytes} from '@noble/ciphers/utils.js';
import {beforeAll, describe, expect, it} from 'vitest';
import {encodePacket} from '../../../model/packet/encodePacket';
import {blockOf} from '../../../plugins/content/downloads/pagePrograms';
import {runCommand} from '../../process/runCommand';
import {projectRoot} from '../../projectRoot';
import {build, isMissing, play, receive, testKey, unpackHostBuild} from './testing/hostProgram';
import {outputBehind, textWith} from './testing/pageBlocks';
import {
  guidance,
  keyProvisioning,
  overview,
  pageHarnesses,
  reference,
  tracking,
} from './testing/pageHarnesses';

const payload = new TextEncoder().encode('hello');
const {serviceData: first} = encodePacket({
  deviceKey: testKey,
  timeCounter: 20454,
  sequenceNumber: 0,
  payload,
});
const {serviceData: second} = encodePacket({
  deviceKey: testKey,
  timeCounter: 20454,
  sequenceNumber: 1,
  payload,
});

const arrayOf = (name: string, bytes: Uint8Array) =>
  `static uint8_t ${name}[] = {${[...bytes].join(', ')}};\n`;

/** The page of a device's key, as the station of Key provisioning writes it, and a sound one of another length. */
function keyPageHeader(): string {
  const program = blockOf(fs.readFileSync(keyProvisioning, 'utf8'), 'make_key_page.py', keyProvisioning);
  const file = path.join(folder, 'key-page.bin');
  const args = ['-c', program, '0d4f7a52-9c1b-4f0e-8a57-6a1f0c2b9e34', file];
  execFileSync('python3', args, {input: bytesToHex(testKey)});
  const page = fs.readFileSync(file);
  // Its checksum is right for a key of 16 bytes, and its length says 32.
  const body = page.subarray(0, 4 + 16 + 1 + 16);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(body));
  const other = Buffer.concat([body, checksum]);
  return `#include <stdint.h>\n\n${arrayOf('key_page', page)}${arrayOf('other_page', other)}`;
}

const folder = unpackHostBuild();
let built = '';
beforeAll(async () => {
  if (isMissing) return;
  const code = path.join(folder, 'code');
  const given: Record<string, Record<string, string>> = {
    guides: {'key_page_bytes.h': keyPageHeader()},
  };
  for (const [harness, files] of Object.entries(pageHarnesses)) {
    const place = path.join(code, harness);
    fs.mkdirSync(place, {recursive: true});
    for (const [name, text] of Object.entries({...files(), ...given[harness]}))
      fs.writeFileSync(path.join(place, path.extname(name) ? name : `${name}.c`), text);
  }
  const source = path.join(projectRoot, 'scripts/examples/c/testing/pageCode');
  const args = [`-DHOST=${path.join(folder, 'host')}`, `-DPAGE_CODE=${code}`];
  built = await build(folder, source, args, {}, 'built');
});

describe.skipIf(isMissing)('code of the pages, run', () => {
  it('calls the SDK as the reference shows, and gets what it says', async () => {
    const {printed} = await play(`${built}/reference`, 'start 2026-01-01T17:59:55Z\n1min end');
    const [counter, vector] = ['if (skerry_counter_get(', 'printf("%s\\n", skerry_config'].map((text) =>
      outputBehind(reference, text),
    );
    expect(printed.split('\n').slice(0, -1)).toEqual([
      'time known 0',
      'start 0',
      'time known 1',
      'time refused: it is earlier than the uptime',
      'key 0',
      counter,
      vector,
      'fits 1 0',
      'UUID list 0303a0ff, room for 25 bytes',
      // What the comments of the page say.
      'err 0, len 17, starts with a0 ff',
      'wait_ms 21600000',
      'made 1023, too small 1',
      'used up 1',
    ]);
    expect(fs.readFileSync(reference, 'utf8')).toContain(
      '/* err 0: len is 17, service_data starts with a0 ff */',
    );
    expect(fs.readFileSync(reference, 'utf8')).toContain('/* 18:00:00.000 UTC: 21600000 */');
  });

  it('makes the packets of the vectors with the port functions that the reference shows', async () => {
    const {stdout} = await runCommand(`${built}/port`, [], {cwd: folder});
    expect(stdout.split('\n')).toEqual([
      `0 ${bytesToHex(first)}`,
      `0 ${bytesToHex(second)}`,
      '-1 ', // -EPERM: board_sequence_take() has no number left
      `uptime ${5 * 86_400_000}`,
      'random 5a5a5a',
      'zeroized 0',
      'skerry: text',
    ]);
  });

  it('sends with the minimal example what the API overview shows', async () => {
    const {sent} = await play(`${built}/minimal`, 'start 2026-01-01T00:00:00Z\n13min end');
    const bytes = sent.map((each) => bytesToHex(each.bytes));
    expect(bytes[0]).toContain(bytesToHex(first));
    expect(bytes[1]).toBe(outputBehind(overview, 'static int adv_data_build(').replaceAll(' ', ''));
    expect(sent.map(({at}) => at % 3_600_000)).toEqual([0, 360_000, 720_000]);
    expect(sent.every((each) => typeof receive(each) !== 'string')).toBe(true);
  });

  it('makes packets that decode from a static key buffer, and none from one that is gone', async () => {
    const {printed} = await play(`${built}/keyBuffer`, 'start 2026-01-01T00:00:00Z\n1h reset\n2h end');
    const packets = [...printed.matchAll(/^start 0, service data (.*)$/gm)].map(([, bytes]) =>
      receive({at: Date.parse('2026-01-01T00:00:00Z'), bytes: hexToBytes(bytes), address: '', remark: ''}),
    );
    expect(packets).toEqual(['wrong-key', expect.objectContaining({timeCounter: 20454, sequenceNumber: 0})]);
  });

  it('starts in uptime mode without a clock', async () => {
    const {printed} = await play(`${built}/uptime`, 'start 2026-01-01T00:00:00Z\n1min end');
    expect(printed).toContain('uptime_start 0\ntime counter 0\n');
  });

  it.each([
    ['product', 'SKCV:1.0/E:256/CS:UT/RP:S86400/N:T, time counter 20454'],
    ['bareMetal', 'SKCV:1.0/E:128/CS:DU/EC:128/RP:S86400/N:T, time counter 5'],
    ['freertos', 'SKCV:1.0/E:256/CS:UT/RP:S86400/N:T, time counter 20454'],
  ])('starts with the configuration header %s in place of Kconfig', async (name, printed) => {
    const {stdout} = await runCommand(`${built}/configuration_${name}`, [], {cwd: folder});
    expect(stdout).toBe(printed);
  });

  it('finds the key in its page, encodes the tracker and wakes up at the rotation', async () => {
    const {printed} = await play(`${built}/guides`, 'start 2026-01-01T23:45:00Z\n11min end');
    const [, shown] = /the payload is `([^`]+)`/.exec(fs.readFileSync(tracking, 'utf8')) ?? [];
    const tracked = [...printed.matchAll(/^tracker (.*)$/gm)].map(([, bytes]) => {
      const at = Date.parse('2026-01-01T23:45:00Z');
      return receive({at, bytes: hexToBytes(bytes), address: '', remark: ''});
    });
    expect(tracked).toMatchObject([
      {payload: hexToBytes(shown.replaceAll(' ', ''))},
      // 65,535 mV are more than the byte holds, and -32768 says that the temperature is unknown.
      {payload: hexToBytes('01ff008003ffff')},
    ]);
    expect(printed.split('\n').filter((line) => !line.startsWith('tracker'))).toEqual([
      'SKCV:1.0/E:256/CS:UT/RP:S86400/N:T',
      `key ${bytesToHex(testKey)}`,
      'page of another length 0',
      `next in ${10 * 60_000} ms`,
      `next in ${5 * 60_000} ms`,
      expect.stringContaining('packets'),
    ]);
  });

  it('confirms an image of the registered configuration once, and no other', async () => {
    const {printed} = await play(`${built}/zephyrGuides`, 'start 2026-01-01T00:00:00Z\n1min end');
    // -22 is -EINVAL: the build has another configuration than the one that the file names.
    expect(printed).toContain('other -22, confirmed 0\nfirst 0, confirmed 1\nagain 0, confirmed 1\n');
  });

  it.each(['zephyrGuides', 'espIdfGuides'])(
    'advertises with the intervals that %s shows',
    async (harness) => {
      const {printed, sent} = await play(`${built}/${harness}`, 'start 2026-01-01T00:00:00Z\n1min end');
      expect(printed).toMatch(/^moving 0: 1000 to 1100 ms$/m);
      expect(printed).toMatch(/^still 0: 10000 to 10240 ms$/m);
      expect(sent).toHaveLength(2);
      expect(textWith(guidance, 'struct bt_le_adv_param')).toContain('/* In motion: 1 to 1.1 s.');
      expect(textWith(guidance, 'struct bt_le_adv_param')).toContain('/* At rest: 10 to 10.24 s,');
    },
  );

  it('sets the power of advertising under ESP-IDF', async () => {
    const {printed} = await play(`${built}/espIdfGuides`, 'start 2026-01-01T00:00:00Z\n1min end');
    expect(printed).toContain('power of advertising 1, +6 dBm 1\n');
  });

  it('takes from NVS a key of the right length alone, under ESP-IDF', async () => {
    const {printed} = await play(`${built}/espIdfGuides`, 'start 2026-01-01T00:00:00Z\n1min end');
    expect(printed).toContain(
      'key of 0 bytes: none\nkey of 16 bytes: none\nkey of 32 bytes: found\nkey of 33 bytes: none\n',
    );
  });

  it('gives what is kept in deep sleep once, under ESP-IDF', async () => {
    const {printed} = await play(`${built}/espIdfGuides`, 'start 2026-01-01T00:00:00Z\n1min end');
    // -2 is -ENOENT, -12 is -ENOMEM.
    expect(printed).toContain('retained: empty -2, written 0, taken 0 kept, again -2, too long -12\n');
  });

  it('calls the satellite network as its page and the reference show', async () => {
    const {printed} = await play(`${built}/satellite`, 'start 2026-01-01T00:00:00Z\n1h end');
    expect(printed.split('\n').slice(1, -1)).toEqual([
      'packet 0 of 13 bytes',
      '8 times, 480 symbols, front end off',
      'send 0 after 160 s',
      'send 5 bytes -22',
      'packet 2 of 4 bytes',
      '8 times, 352 symbols, front end off',
      'send 4 bytes 0',
      '8 times, 424 symbols, front end off',
      'in a pass 0',
      '16 times, 848 symbols, front end off',
      'important 0',
      'own radio 0, 53 symbols',
      'refused -5',
      'packet 3 of 13 bytes',
      'sat_packet 0, 13 bytes',
      '8 satellites',
      'orbits 0',
      '140 s, up to 72 degrees',
      'sat_region 0',
      'sat_elevation 0',
      'lowest 60 degrees',
      'packet 4 of 0 bytes',
      'test packet of 0 bytes',
      'modulation 0',
      '20 dBm',
      'sat_power 0',
      'carrier on channel 0',
      'sat_carrier 0',
      'carrier off',
      'sat_silence 0',
    ]);
  });
});
