import {badRequest} from '../http/ApiError';
import {retention} from '../store/PacketLog';
import {renderPacket} from '../store/render';
import {readToken, writeToken} from './continuationToken';
import type {Call, Handler} from './Handler';

/** Place in the log after which a stream goes on, in milliseconds, and the query that it carries. */
interface Position {
  after: number;
  /** In milliseconds; undefined for an open stream. */
  end?: number;
  deviceId?: string;
  environments?: string[];
}

function isPosition({after, end, deviceId, environments}: Partial<Position>): boolean {
  return (
    typeof after === 'number' &&
    (end === undefined || typeof end === 'number') &&
    (deviceId === undefined || typeof deviceId === 'string') &&
    (environments === undefined || Array.isArray(environments))
  );
}

const pageSize = 1000;
const week = 7 * 86_400;

function firstPosition({parameters, seconds, store}: Call): Position {
  const {start, end} = parameters as {start?: number; end?: number};
  if (start !== undefined && end !== undefined && end < start)
    throw badRequest('end must not be before start.');
  const deviceId = (parameters.device_id as string | undefined)?.toLowerCase();
  const asked = end === undefined ? undefined : end * 1000;
  return {
    // A hair before the start, which belongs to the period.
    after: (start ?? seconds - week) * 1000 - 0.001,
    // The stream of a single device does not stay open.
    end: deviceId ? Math.min(asked ?? Number.POSITIVE_INFINITY, store.now() + 1) : asked,
    deviceId,
    environments: parameters.filter_tags as string[] | undefined,
  };
}

/** `retrieve-organization-packets`: one page of a stream or of a closed period. */
export const retrievePackets: Handler = (call) => {
  const {organization, store, settings} = call;
  const token = call.parameters['Continuation-Token'];
  const position = token ? readToken<Position>('packets', String(token), isPosition) : firstPosition(call);
  const {end, deviceId, environments} = position;
  const after = Math.max(position.after, store.now() - retention);
  const isWanted = !environments || environments.includes(`_env:${organization.details.org_type}`);
  const matching = organization.packets
    .between(after, end)
    .filter((sighting) => isWanted && (!deviceId || sighting.deviceId === deviceId));
  const page = matching.slice(0, pageSize);
  const hasMore = matching.length > page.length;
  const next: Position = {...position, after: page.at(-1)?.received ?? position.after};
  // A closed period has an end that may still lie ahead.
  const isOpen = end === undefined || end > store.now() + 1;
  return {
    json: {packets: page.map((sighting) => renderPacket(sighting, organization, store))},
    headers: {
      ...((hasMore || isOpen) && {'Continuation-Token': writeToken('packets', next)}),
      ...(!hasMore && isOpen && {'Retry-After': String(settings.caughtUpSeconds)}),
    },
  };
};
