import {bytesToHex} from '@noble/ciphers/utils.js';
import {badRequest} from '../http/ApiError';
import {type DeviceRecord, hearPacket} from '../store/hearDevice';
import {toBase64} from '../store/Random';
import {lastHeardAt, renderDevice, renderRotation, renderTags} from '../store/render';
import {heardEvery} from '../store/seedDevices';
import type {OrganizationRecord} from '../store/Store';
import {readToken, writeToken} from './continuationToken';
import {type Call, found, type Handler, type Handlers} from './Handler';

type InstallLocation = NonNullable<DeviceRecord['install_location']>;

/** A location as it is stored: latitude 0 and longitude 0 stand for none. */
function storedLocation(location: InstallLocation | undefined): InstallLocation | undefined {
  return location && (location.lat !== 0 || location.long !== 0) ? location : undefined;
}

/** Throws 400 for custom tags that claim the platform's own tag. */
function checkTags(tags: Record<string, string>, field: string): void {
  if ('_env' in tags) throw badRequest(`${field} cannot hold _env, which the platform sets.`);
}

/** Throws 400 when an organization cannot hold so many devices more. */
function checkCapacity({details, devices}: OrganizationRecord, count: number): void {
  if (details.org_type === 'sandbox' && devices.size + count > 100) {
    throw badRequest('A sandbox organization can hold at most 100 devices.');
  }
}

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
    if ((wanted[field]?.length ?? count) === count) continue;
    throw badRequest(`${field} must have ${count} item${count === 1 ? '' : 's'}, one for each device.`);
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
  return {
    id,
    name: wanted.names?.[index] ?? `device-${id.slice(0, 8)}`,
    created_ts: call.seconds,
    customTags: wanted.tags?.[index] ?? {},
    encryption: wanted.encryption,
    counterSource: wanted.eid_rotation?.counter_source ?? 'UNIX_TIME',
    install_location: storedLocation(wanted.install_locations?.[index]),
    // No more than the first packet: another would take a sequence number that the reader's own packet has too.
    radio: heardEvery(0, call.store.now(), {payload: 'hello', home: {latitude: 55.9761, longitude: -3.1663}}),
  };
}

/** `register-new-devices`: each device is heard once, at once, so that a quick start has a packet to see. */
const registerDevices: Handler = (call) => {
  const {organization, parameters, store} = call;
  const wanted = call.body as Registration;
  const count = wanted.n_devices ?? 1;
  checkLengths(wanted, count);
  for (const [index, tags] of (wanted.tags ?? []).entries()) checkTags(tags, `tags[${index}]`);
  checkCapacity(organization, count);
  takeFromCap(call, count);
  const write = parameters.key_format === 'hex' ? bytesToHex : toBase64;
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

/** Sort value and ID of the last device of a page, and the query that the page belongs to. */
interface Position {
  after: [number, string];
  query: string;
}

function isPosition({after, query}: Partial<Position>): boolean {
  return typeof after?.[0] === 'number' && typeof after[1] === 'string' && typeof query === 'string';
}

const filterNames = ['filter_tags', 'filter_created_ts', 'filter_most_recent_packet_ts'];
const queryNames = ['limit', ...filterNames, 'sort_field', 'sort_ascending'];

function isBetween(value: number, period: unknown): boolean {
  if (typeof period !== 'string') return true;
  const [after, before] = period.split(':').slice(1).map(Number);
  return value >= after && value < before;
}

/** Whether tags match `key:value` filters: values of one key are alternatives, different keys must all match. */
function matchesTags(tags: Record<string, string>, filters: string[] = []): boolean {
  const keyOf = (filter: string) => filter.slice(0, filter.indexOf(':'));
  return filters.map(keyOf).every((key) => filters.includes(`${key}:${tags[key]}`));
}

function isWanted(device: DeviceRecord, {organization, parameters}: Call): boolean {
  return (
    isBetween(device.created_ts, parameters.filter_created_ts) &&
    isBetween(lastHeardAt(device, organization), parameters.filter_most_recent_packet_ts) &&
    matchesTags(renderTags(device, organization), parameters.filter_tags as string[] | undefined)
  );
}

/** `list-devices`: one page, and a token while there are more. */
const listDevices: Handler = (call) => {
  const {organization, parameters} = call;
  const query = JSON.stringify(queryNames.map((name) => parameters[name] ?? null));
  const sortValue = (device: DeviceRecord) =>
    parameters.sort_field === 'created_ts' ? device.created_ts : lastHeardAt(device, organization);
  const direction = parameters.sort_ascending ? 1 : -1;
  const compare = ([left, leftId]: Position['after'], [right, rightId]: Position['after']) =>
    direction * (left - right || (leftId < rightId ? -1 : leftId > rightId ? 1 : 0));
  let selected = [...organization.devices.values()]
    .filter((device) => isWanted(device, call))
    .map((device) => ({device, position: [sortValue(device), device.id] as Position['after']}))
    .sort((left, right) => compare(left.position, right.position));
  const token = parameters['Continuation-Token'];
  if (token) {
    const {after, query: before} = readToken<Position>('devices', String(token), isPosition);
    if (before !== query) throw badRequest('Continuation-Token belongs to other query parameters.');
    selected = selected.filter(({position}) => compare(position, after) > 0);
  }
  const page = selected.slice(0, parameters.limit as number);
  const after = selected.length > page.length && page.at(-1)?.position;
  return {
    json: {devices: page.map(({device}) => renderDevice(device, organization))},
    ...(after && {headers: {'Continuation-Token': writeToken('devices', {after, query})}}),
  };
};

function findDevice({organization, parameters}: Call): DeviceRecord {
  return found(organization.devices.get(String(parameters.device_id).toLowerCase()));
}

function arePaired({details: a}: OrganizationRecord, {details: b}: OrganizationRecord): boolean {
  return a.production_org_id === b.org_id || b.production_org_id === a.org_id;
}

function moveDevice({organization, store}: Call, device: DeviceRecord, destinationId: string) {
  const destination = store.organizations.get(destinationId.toLowerCase());
  if (!destination || !arePaired(organization, destination)) {
    throw badRequest('set_destination_org_id must be the paired organization.');
  }
  checkCapacity(destination, 1);
  organization.devices.delete(device.id);
  destination.devices.set(device.id, device);
  return {json: renderDevice(device, destination)};
}

/** `update-device`: changes a device, or moves it to the paired organization; its packets stay where they are. */
const updateDevice: Handler = (call) => {
  const device = findDevice(call);
  const {set_name, set_tags, set_install_location, set_destination_org_id} = call.body as {
    set_name?: string;
    set_tags?: Record<string, string>;
    set_install_location?: InstallLocation;
    set_destination_org_id?: string;
  };
  if (set_destination_org_id !== undefined) return moveDevice(call, device, set_destination_org_id);
  if (set_tags) checkTags(set_tags, 'set_tags');
  device.name = set_name ?? device.name;
  device.customTags = set_tags ?? device.customTags;
  if (set_install_location) device.install_location = storedLocation(set_install_location);
  return {json: renderDevice(device, call.organization)};
};

export const devices: Handlers = {
  'register-new-devices': registerDevices,
  'list-devices': listDevices,
  'get-device': (call) => ({json: renderDevice(findDevice(call), call.organization)}),
  'update-device': updateDevice,
};
