import {maxSequenceNumber} from '../../model/packet/layout';
import {toBase64} from './Random';

/** A device, and how the network hears it. */
export interface DeviceRecord {
  id: string;
  name: string;
  created_ts: number;
  /** Without `_env`, which follows from the organization. */
  customTags: Record<string, string>;
  encryption: string;
  counterSource: 'UNIX_TIME' | 'DEVICE_UPTIME';
  /** 16 or 32 bytes; the first data has none. No operation returns it again. */
  key?: Uint8Array;
  install_location?: {lat: number; long: number; location_name?: string};
  radio: Radio;
}

/** How the network hears a device. Times are in milliseconds. */
export interface Radio {
  network: 'TERRESTRIAL' | 'SATELLITE';
  /** Between two simulated packets; 0 for a device that has none, or no more. */
  every: number;
  /** The first packet, and a time that all are before. */
  from: number;
  until: number;
  /** Packets up to this time are in the log. */
  loggedUntil: number;
  payload: 'hello' | 'tracker' | 'buoy';
  /** Whether one packet in ten is heard by a gateway of the organization's own too. */
  ownGateway: boolean;
  home: {latitude: number; longitude: number};
  last?: {counter: number; sequence: number};
}

/** One sighting of a packet, and whether it is that of a gateway of the organization's own. Times are in milliseconds. */
export interface Sighting extends Pick<Radio, 'network' | 'ownGateway' | 'home'> {
  deviceId: string;
  /** When a gateway or a satellite heard it, and when the network received it. */
  heard: number;
  received: number;
  counter: number;
  sequence: number;
  payload: string;
}

const day = 86_400_000;

/** In milliseconds. */
const slowestUpload = 60_000;

/**
 * Milliseconds between hearing a packet of a device and receiving it; the same each day for the same place among the
 * day's packets, so that windows of whole days hold the same number of packets, wherever they begin.
 */
function uploadTime({every}: Radio, index: number): number {
  const place = index % Math.max(1, Math.round(day / every));
  return 1000 + ((place * 7919) % (slowestUpload - 5000));
}

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

/** A packet of a device as a gateway that is not the organization's own hears it, and uploads it. */
export function sightingOf(
  {id, radio: {network, home}}: DeviceRecord,
  packet: Pick<Sighting, 'counter' | 'sequence' | 'payload'>,
  heard: number,
  upload: number,
): Sighting {
  return {deviceId: id, heard, received: heard + upload, ...packet, network, ownGateway: false, home};
}

/** The sightings of the next packet of a device, heard at a time in milliseconds. */
export function hearPacket(device: DeviceRecord, heard: number, upload: number): Sighting[] {
  const {radio} = device;
  const counter = timeCounter(device, heard);
  const sequence = radio.last?.counter === counter ? (radio.last.sequence + 1) % (maxSequenceNumber + 1) : 0;
  radio.last = {counter, sequence};
  const payload = payloadOf(radio.payload, sequence);
  const first = sightingOf(device, {counter, sequence, payload}, heard, upload);
  if (!radio.ownGateway || sequence % 10 !== 1) return [first];
  return [first, {...first, heard: heard + 2500, received: heard + upload + 2500, ownGateway: true}];
}

/** What the network has received of a device until now, in milliseconds, since it was asked the last time. */
export function hearDevice(device: DeviceRecord, now: number): Sighting[] {
  const {radio} = device;
  const sightings: Sighting[] = [];
  if (radio.every === 0) return sightings;
  let index = Math.max(0, Math.ceil((radio.loggedUntil - radio.from) / radio.every));
  for (; ; index++) {
    const heard = radio.from + index * radio.every;
    // A packet counts when its slowest upload has ended, so that none is received in the past.
    if (heard + slowestUpload >= now || heard >= radio.until) return sightings;
    sightings.push(...hearPacket(device, heard, uploadTime(radio, index)));
    radio.loggedUntil = heard + 1;
  }
}
