import {toBase64} from './Random';
import type {DeviceRecord, Radio} from './DeviceRecord';

/** One sighting of a packet. Times are in milliseconds. */
export interface Sighting {
  deviceId: string;
  /** When a gateway or a satellite heard it. */
  heard: number;
  /** When the network received it. */
  received: number;
  counter: number;
  sequence: number;
  /** Base64. */
  payload: string;
  network: Radio['network'];
  /** Whether a gateway of the organization's own heard it. */
  ownGateway: boolean;
  home: Radio['home'];
}

const day = 86_400_000;

/** The longest time between hearing a packet and receiving it, in milliseconds. */
const slowestUpload = 60_000;

/**
 * Milliseconds between hearing a packet of a device and receiving it; the same each day for the same place among the
 * day's packets, so that windows of whole days hold the same number of packets, wherever they begin.
 */
function uploadTime({every}: Radio, index: number): number {
  const place = index % Math.max(1, Math.round(day / every));
  return 1000 + ((place * 7919) % (slowestUpload - 5000));
}

/** The time counter of a device at a time in milliseconds. */
function timeCounter({counterSource, created_ts}: DeviceRecord, time: number): number {
  if (counterSource === 'UNIX_TIME') return Math.floor(time / day);
  return Math.floor(Math.max(0, time - created_ts * 1000) / day) % 128;
}

function payloadOf(kind: Radio['payload'], sequence: number): string {
  if (kind === 'hello') return 'aGVsbG8=';
  // 10 degrees and a bit in hundredths, little-endian, as the tracker's layout has it.
  const temperature = 1000 + ((sequence * 37) % 800);
  const low = temperature & 0xff;
  const high = temperature >> 8;
  if (kind === 'buoy') return toBase64(Uint8Array.of(0x02, 0x96, low, high));
  return toBase64(Uint8Array.of(0x01, 0x96, low, high, sequence & 1, sequence & 0xff, 0));
}

/** The sightings of the next packet of a device, heard at a time in milliseconds. */
export function hearPacket(device: DeviceRecord, heard: number, upload: number): Sighting[] {
  const {radio} = device;
  const counter = timeCounter(device, heard);
  const sequence = radio.last?.counter === counter ? (radio.last.sequence + 1) % 1024 : 0;
  radio.last = {counter, sequence};
  const {network, home} = radio;
  const first: Sighting = {
    deviceId: device.id,
    heard,
    received: heard + upload,
    counter,
    sequence,
    payload: payloadOf(radio.payload, sequence),
    network,
    ownGateway: false,
    home,
  };
  if (!radio.ownGateway || sequence % 10 !== 1) return [first];
  return [first, {...first, heard: heard + 2500, received: heard + upload + 2500, ownGateway: true}];
}

/** Adds what the network has received of a device until now, in milliseconds, since it was asked the last time. */
export function hearDevice(device: DeviceRecord, now: number, sightings: Sighting[]): void {
  const {radio} = device;
  if (radio.every === 0) return;
  const since = radio.loggedUntil;
  let index = Math.max(0, Math.ceil((since - radio.from) / radio.every));
  for (; ; index++) {
    const heard = radio.from + index * radio.every;
    // A packet counts when its slowest upload has ended, so that none is received in the past.
    if (heard + slowestUpload >= now || heard >= radio.until) break;
    sightings.push(...hearPacket(device, heard, uploadTime(radio, index)));
    radio.loggedUntil = heard + 1;
  }
}
