import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hexToBytes} from '@noble/ciphers/utils.js';
import {afterAll, beforeAll} from 'vitest';
import {type DecodedPacket, decodePacket} from '../../../../model/packet/decodePacket';
import {PacketError} from '../../../../model/packet/PacketError';
import {daysAround, timeCounterAt, uptimeCounters} from '../../../../model/packet/timeCounter';
import {hostBuildFiles} from '../../../../plugins/content/downloads/hostBuild';
import {writeFiles} from '../../../../plugins/builtFiles';
import {hasOpenSslHeaders} from '../../../machine/ensureExampleTools';
import {whereOnPath} from '../../../machine/ensureTools';
import {runCommand} from '../../../process/runCommand';
import {projectRoot} from '../../../projectRoot';

/** Whether this machine lacks what the host build takes. */
export const isMissing =
  ['cmake', 'cc', 'make', 'curl'].some((name) => whereOnPath(name) === undefined) ||
  !(await hasOpenSslHeaders());

/** The public test key of the pages, which `samples/generated/device_key.h` has. */
export const testKey = Uint8Array.from({length: 32}, (_, index) => index);

/** Build time of the quick starts, in milliseconds since 1970. */
export const buildStart = Date.parse('2026-01-01T00:00:00Z');

/** Sets the build time of a quick start. */
export const builtAt = `-DBUILD_UNIX_S=${buildStart / 1000}`;

/** What stands for the RTOS of a quick start, below the folder of the host build. */
export const environments = {
  zephyr: (folder: string) => ({ZEPHYR_BASE: path.join(folder, 'host/zephyr')}),
  freertos: (folder: string) => ({IDF_PATH: path.join(folder, 'host/esp-idf')}),
};

/** What readers download, unpacked for the tests of a file, and removed after them; returns its folder. */
export function unpackHostBuild(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-build-'));
  beforeAll(async () => {
    if (isMissing) return;
    await writeFiles(folder, await hostBuildFiles(projectRoot));
    for (const place of ['zephyr-quick-start/src', 'freertos-quick-start/main'])
      fs.copyFileSync('samples/generated/device_key.h', path.join(folder, place, 'device_key.h'));
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

async function cmake(args: string[], folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const {code, stdout, stderr} = await runCommand('cmake', args, {
    cwd: folder,
    env: {...process.env, ...env},
  });
  if (code !== 0 || /warning:|CMake Warning/.test(stderr)) throw new Error(`${stdout}\n${stderr}`);
}

/** Builds a folder with CMake, every warning of the host build being an error. */
export async function build(
  folder: string,
  source: string,
  args: string[] = [],
  env?: NodeJS.ProcessEnv,
  name = `build-${source}`,
) {
  const place = path.join(folder, name);
  const strict = '-DCMAKE_COMPILE_WARNING_AS_ERROR=ON';
  await cmake(['-S', source, '-B', place, strict, ...args], folder, env);
  await cmake(['--build', place, '--parallel', '2'], folder);
  return place;
}

/** A packet that a program of the host build sent. */
export interface Sent {
  /** Milliseconds since 1970, in the simulation. */
  at: number;
  address: string;
  bytes: Uint8Array;
  /** What an observer notices: the same packet or nonce came before. */
  remark: string;
}

/** Runs a program with a script, and reads what it prints. */
export async function play(program: string, script: string, args: string[] = []) {
  const file = path.join(fs.mkdtempSync(path.join(path.dirname(program), 'play-')), 'script.txt');
  fs.writeFileSync(file, script);
  const run = await runCommand(program, ['--script', file, ...args], {cwd: path.dirname(file)});
  const {code, stdout, stderr} = run;
  if (code !== 0) throw new Error(`${stdout.slice(-2000)}\n${stderr}`);
  const line = /^(\S+Z) ((?:[\da-f]{2}:){5}[\da-f]{2}) ([\da-f]+)(?: {2}(.*))?$/gm;
  const sent = [...stdout.matchAll(line)].map(([, time, address, digits, remark = '']): Sent => {
    return {at: Date.parse(time), address, bytes: hexToBytes(digits), remark};
  });
  return {sent, printed: stdout};
}

/** What a receiver makes of a packet when it hears it: the packet, or the kind of what is wrong with it. */
export function receive({at, bytes}: Sent, mode: 'unix' | 'uptime' = 'unix'): DecodedPacket | string {
  const timeCounters = mode === 'unix' ? daysAround(timeCounterAt(at)) : uptimeCounters;
  try {
    return decodePacket(bytes, {deviceKey: testKey, timeCounters});
  } catch (error) {
    if (error instanceof PacketError) return error.kind;
    throw error;
  }
}

/** Minutes since the start of the simulation, and of the firmware's clock, at which packets were sent. */
export const minutesOf = (sent: Sent[]) => sent.map(({at}) => (at - buildStart) / 60_000);

/** Time counter, from that of the start, and sequence number of each packet; what is wrong with it if it does not decode. */
export const numbersOf = (sent: Sent[]) =>
  sent.map((each) => {
    const packet = receive(each);
    return typeof packet === 'string'
      ? packet
      : [packet.timeCounter - timeCounterAt(buildStart), packet.sequenceNumber];
  });
