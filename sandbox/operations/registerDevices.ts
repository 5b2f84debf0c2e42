import {badRequest} from '../http/ApiError';
import {hearPacket} from '../store/hearDevice';
import {toBase64, toHex} from '../store/Random';
import {renderRotation, renderTags} from '../store/renderDevice';
import type {DeviceRecord} from '../store/DeviceRecord';
import type {Call, Handler} from './Handler';
import {checkTags, type InstallLocation, sandboxCapacity, storedLocation} from './deviceFields';

interface Registration {
  encryption: 'AES-256-CTR' | 'AES-128-CTR';
  n_devices?: number;
  names?: string[];
  tags?: Record<string, string>[];
  eid_rotation?: {counter_source?: DeviceRecord['counterSource']};
  install_locations?: InstallLocation[];
}

function checkLengths(wanted: Registration, count: number): void {
  for (const field of ['names', 'tags', 'install_locations'] as const) {
    const items = wanted[field];
    if (items && items.length !== count) {
      throw badRequest(`${field} must have ${count} item${count === 1 ? '' : 's'}, one for each device.`);
    }
  }
}

function takeFromCap({organization, seconds, settings}: Call, count: number): void {
  const day = Math.floor(seconds / 86_400);
  const total = (organization.registrations.get(day) ?? 0) + count;
  if (total > settings.dailyRegistrations) {
    throw badRequest(`n_devices goes beyond the ${settings.dailyRegistrations} devices of a day.`);
  }
  organization.registrations.set(day, total);
}

function createDevice(call: Call, wanted: Registration, index: number): DeviceRecord {
  const id = call.store.random.uuid();
  const now = call.store.now();
  return {
    id,
    name: wanted.names?.[index] ?? `device-${id.slice(0, 8)}`,
    created_ts: call.seconds,
    customTags: wanted.tags?.[index] ?? {},
    encryption: wanted.encryption,
    counterSource: wanted.eid_rotation?.counter_source ?? 'UNIX_TIME',
    install_location: storedLocation(wanted.install_locations?.[index]),
    radio: {
      network: 'TERRESTRIAL',
      // No more than the first packet: another would take a sequence number that the reader's own packet has too.
      every: 0,
      from: now,
      until: now,
      loggedUntil: now,
      payload: 'hello',
      ownGateway: false,
      home: {latitude: 55.9761, longitude: -3.1663},
    },
  };
}

/** `register-new-devices`: each device is heard once, at once, so that a quick start has a packet to see. */
export const registerDevices: Handler = (call) => {
  const {organization, parameters, store} = call;
  const wanted = call.body as Registration;
  const count = wanted.n_devices ?? 1;
  checkLengths(wanted, count);
  for (const [index, tags] of (wanted.tags ?? []).entries()) checkTags(tags, `tags[${index}]`);
  if (organization.devices.size + count > sandboxCapacity(organization)) {
    throw badRequest('A sandbox organization can hold at most 100 devices.');
  }
  takeFromCap(call, count);
  const write = parameters.key_format === 'hex' ? toHex : toBase64;
  const devices = Array.from({length: count}, (_, index) => {
    const device = createDevice(call, wanted, index);
    organization.devices.set(device.id, device);
    for (const sighting of hearPacket(device, store.now(), 0)) organization.packets.append(sighting);
    const key = store.random.bytes(wanted.encryption === 'AES-256-CTR' ? 32 : 16);
    device.key = key;
    return {
      device_id: device.id,
      name: device.name,
      created_ts: device.created_ts,
      tags: renderTags(device, organization),
      protocol: {terrestrial: {version: 0}},
      eid_rotation: renderRotation(device),
      key: write(key),
      ...(device.install_location && {install_location: device.install_location}),
    };
  });
  return {json: {devices}};
};
