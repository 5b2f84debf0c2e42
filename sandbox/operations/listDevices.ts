import {badRequest} from '../http/ApiError';
import {lastHeardAt, renderDevice, renderTags} from '../store/renderDevice';
import type {DeviceRecord} from '../store/DeviceRecord';
import {readToken, writeToken} from './continuationToken';
import type {Call, Handler} from './Handler';

/** Sort value and ID of the last device of a page, and the query that the page belongs to. */
interface Position {
  after: [number, string];
  query: string;
}

function isPosition({after, query}: Partial<Position>): boolean {
  return typeof after?.[0] === 'number' && typeof after[1] === 'string' && typeof query === 'string';
}

const queryNames = [
  'limit',
  'filter_tags',
  'filter_created_ts',
  'filter_most_recent_packet_ts',
  'sort_field',
  'sort_ascending',
];

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

function compare([left, leftId]: [number, string], [right, rightId]: [number, string]): number {
  return left - right || (leftId < rightId ? -1 : leftId > rightId ? 1 : 0);
}

function selectDevices({organization, parameters}: Call) {
  const sortValue = (device: DeviceRecord) =>
    parameters.sort_field === 'created_ts' ? device.created_ts : lastHeardAt(device, organization);
  const direction = parameters.sort_ascending ? 1 : -1;
  return [...organization.devices.values()]
    .filter(
      (device) =>
        isBetween(device.created_ts, parameters.filter_created_ts) &&
        isBetween(lastHeardAt(device, organization), parameters.filter_most_recent_packet_ts) &&
        matchesTags(renderTags(device, organization), parameters.filter_tags as string[] | undefined),
    )
    .map((device) => ({device, position: [sortValue(device), device.id] as [number, string]}))
    .sort((left, right) => direction * compare(left.position, right.position));
}

/** `list-devices`: one page, and a token while there are more. */
export const listDevices: Handler = (call) => {
  const {organization, parameters} = call;
  const query = JSON.stringify(queryNames.map((name) => parameters[name] ?? null));
  const direction = parameters.sort_ascending ? 1 : -1;
  let selected = selectDevices(call);
  const token = parameters['Continuation-Token'];
  if (token) {
    const {after, query: before} = readToken<Position>('devices', String(token), isPosition);
    if (before !== query) throw badRequest('Continuation-Token belongs to other query parameters.');
    selected = selected.filter(({position}) => direction * compare(position, after) > 0);
  }
  const page = selected.slice(0, parameters.limit as number);
  const last = page.at(-1);
  const next = last && selected.length > page.length ? {after: last.position, query} : undefined;
  return {
    json: {devices: page.map(({device}) => renderDevice(device, organization))},
    ...(next && {headers: {'Continuation-Token': writeToken('devices', next)}}),
  };
};
