import {exampleIds} from './exampleIds';
import {retention} from './PacketLog';
import type {Random} from './Random';
import type {DeviceRecord, Radio} from './hearDevice';

const minute = 60_000;
const washington = {latitude: 38.8895, longitude: -77.0353};

/** Reception that began 30 days before `now` and goes on. Times are in milliseconds. */
function heardEvery(every: number, now: number, changes: Partial<Radio> = {}): Radio {
  const from = now - retention + Math.floor(every / 3);
  return {
    network: 'TERRESTRIAL',
    every,
    from,
    until: Number.POSITIVE_INFINITY,
    loggedUntil: from,
    payload: 'tracker',
    ownGateway: false,
    home: washington,
    ...changes,
  };
}

function tracker(index: number, random: Random, now: number): DeviceRecord {
  const number = String(index + 1).padStart(4, '0');
  const phase = Math.floor(random.number() * 120 * minute);
  const home = {latitude: 38.85 + random.number() * 0.1, longitude: -77.1 + random.number() * 0.1};
  const radio = heardEvery(120 * minute, now - phase, {home});
  // The last one fell silent, so that a search for quiet devices finds something.
  if (index === 19) radio.until = now - 9 * 86_400_000;
  return {
    id: index === 0 ? exampleIds.unheardDevice : random.uuid(),
    name: `Pallet tracker ${number}`,
    created_ts: Math.floor((now - retention) / 1000) + 60 * (index + 10),
    customTags: {batch: '2026-w01'},
    encryption: 'AES-256-CTR',
    counterSource: 'UNIX_TIME',
    radio: index === 0 ? {...radio, every: 0} : radio,
  };
}

/** 23 devices: one with an install location, one without a clock, one heard by satellite, and 20 trackers. */
export function seedDevices(random: Random, now: number): DeviceRecord[] {
  const created_ts = Math.floor((now - retention) / 1000);
  const coldStore: DeviceRecord = {
    id: exampleIds.device,
    name: 'Cold store sensor 12',
    created_ts,
    customTags: {site: 'washington-1'},
    encryption: 'AES-256-CTR',
    counterSource: 'UNIX_TIME',
    install_location: {lat: 38.8895, long: -77.0353, location_name: 'Cold store, door 2'},
    radio: heardEvery(15 * minute, now, {payload: 'hello', ownGateway: true}),
  };
  const door: DeviceRecord = {
    id: exampleIds.deviceWithoutClock,
    name: 'Door sensor 0001',
    created_ts: created_ts + 60,
    customTags: {},
    encryption: 'AES-128-CTR',
    counterSource: 'DEVICE_UPTIME',
    radio: heardEvery(30 * minute, now),
  };
  const buoy: DeviceRecord = {
    id: random.uuid(),
    name: 'Buoy 01',
    created_ts: created_ts + 120,
    customTags: {site: 'atlantic'},
    encryption: 'AES-256-CTR',
    counterSource: 'UNIX_TIME',
    radio: heardEvery(360 * minute, now, {
      network: 'SATELLITE',
      payload: 'buoy',
      home: {latitude: 37.5, longitude: -70.25},
    }),
  };
  const trackers = Array.from({length: 20}, (_, index) => tracker(index, random, now));
  return [coldStore, door, buoy, ...trackers];
}
