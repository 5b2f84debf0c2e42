import {exampleIds} from './exampleIds';
import type {DeviceRecord, Radio} from './hearDevice';
import {retention} from './PacketLog';
import type {Random} from './Random';

const minute = 60_000;

/** Reception that began 30 days before `now` and goes on; with 0, none. Times are in milliseconds. */
export function heardEvery(every: number, now: number, changes: Partial<Radio> = {}): Radio {
  const from = now - retention + Math.floor(every / 3);
  return {
    network: 'TERRESTRIAL',
    every,
    from,
    until: Number.POSITIVE_INFINITY,
    loggedUntil: from,
    payload: 'tracker',
    ownGateway: false,
    home: {latitude: 38.8895, longitude: -77.0353},
    ...changes,
  };
}

/** 23 devices: one with an install location, one without a clock, one heard by satellite, and 20 trackers. */
export function seedDevices(random: Random, now: number): DeviceRecord[] {
  const created_ts = Math.floor((now - retention) / 1000);
  const common = {customTags: {}, encryption: 'AES-256-CTR', counterSource: 'UNIX_TIME'} as const;
  const coldStore: DeviceRecord = {
    ...common,
    id: exampleIds.device,
    name: 'Cold store sensor 12',
    created_ts,
    customTags: {site: 'washington-1'},
    install_location: {lat: 38.8895, long: -77.0353, location_name: 'Cold store, door 2'},
    radio: heardEvery(15 * minute, now, {payload: 'hello', ownGateway: true}),
  };
  const door: DeviceRecord = {
    ...common,
    id: exampleIds.deviceWithoutClock,
    name: 'Door sensor 0001',
    created_ts: created_ts + 60,
    encryption: 'AES-128-CTR',
    counterSource: 'DEVICE_UPTIME',
    radio: heardEvery(30 * minute, now),
  };
  const position = {latitude: 37.5, longitude: -70.25};
  const buoy: DeviceRecord = {
    ...common,
    id: random.uuid(),
    name: 'Buoy 01',
    created_ts: created_ts + 120,
    customTags: {site: 'atlantic'},
    radio: heardEvery(360 * minute, now, {network: 'SATELLITE', payload: 'buoy', home: position}),
  };
  const trackers = Array.from({length: 20}, (_, index): DeviceRecord => {
    const phase = Math.floor(random.number() * 120 * minute);
    const home = {latitude: 38.85 + random.number() * 0.1, longitude: -77.1 + random.number() * 0.1};
    const radio = heardEvery(120 * minute, now - phase, {home});
    // The first one was never heard, and the last one fell silent, so that a search for quiet devices finds something.
    if (index === 0) radio.every = 0;
    if (index === 19) radio.until = now - 9 * 86_400_000;
    return {
      ...common,
      id: index === 0 ? exampleIds.unheardDevice : random.uuid(),
      name: `Pallet tracker ${String(index + 1).padStart(4, '0')}`,
      created_ts: created_ts + 60 * (index + 10),
      customTags: {batch: '2026-w01'},
      radio,
    };
  });
  return [coldStore, door, buoy, ...trackers];
}
