import {hexToBytes} from '@noble/ciphers/utils.js';
import {
  type DecodedPacket,
  type DecodeOptions,
  explainPacket,
  idMatches,
} from '../../model/packet/decodePacket';
import {PacketError} from '../../model/packet/PacketError';
import {type ReadPacket, readPacket} from '../../model/packet/readPacket';
import {daysAround, timeCounterAt, uptimeCounters} from '../../model/packet/timeCounter';
import type {Sandbox} from '../createSandbox';
import {ApiError, badRequest} from '../http/ApiError';
import {type DeviceRecord, sightingOf} from '../store/hearDevice';
import {toBase64} from '../store/Random';
import type {OrganizationRecord} from '../store/Store';

/** Where a packet is handed to the gateway; no address of the platform. */
export const gatewayPath = '/gateway/advertisements';

/** Answers a packet for the sandbox's gateway; undefined for every other request. */
export async function handleGateway(sandbox: Sandbox, request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST' || new URL(request.url).pathname !== gatewayPath) return undefined;
  try {
    return Response.json(receiveAdvertisement(sandbox, await request.text()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json(error.body, {status: error.status});
  }
}

/** Devices whose keys are tried on days far off; each takes some tenths of a second. */
const mostDiagnosed = 20;

/** A device whose key the sandbox handed out. */
interface Candidate extends DecodeOptions {
  organization: OrganizationRecord;
  device: DeviceRecord;
}

/** Lets a gateway of the sandbox hear a packet that the reader made; throws 400 with what is wrong with the packet. */
function receiveAdvertisement(sandbox: Sandbox, digits: string) {
  const bytes = readDigits(digits);
  const candidates = candidatesOf(sandbox);
  const [newest] = candidates;
  if (!newest) throw badRequest('This sandbox has registered no device yet: register one, and use its key.');
  const sender = senderOf(bytes, candidates);
  const tried = sender ? [sender] : candidates.slice(0, mostDiagnosed);
  let fault: string | undefined;
  for (const candidate of tried) {
    const {packet, error} = explainPacket(bytes, candidate);
    if (packet) return log(sandbox, candidate, packet);
    if (error.kind !== 'wrong-key') {
      throw badRequest(
        `${error.message} (${error.kind}, held against the key of device ${candidate.device.id})`,
      );
    }
    fault ??= error.message;
  }
  const keys = tried.length === 1 ? 'the key' : `the keys of ${tried.length} devices, the newest`;
  throw badRequest(`${fault} (wrong-key, held against ${keys} of device ${newest.device.id})`);
}

/** The bytes of hexadecimal digits, with or without spaces, colons and `0x`. */
function readDigits(text: string): Uint8Array {
  const digits = text.replace(/0x|[\s:,]/gi, '');
  const wrong = /[^0-9a-f]/i.exec(digits);
  if (wrong) throw badRequest(`"${wrong[0]}" is no hexadecimal digit. Send the bytes as "0303a0ff...".`);
  if (digits.length === 0 || digits.length % 2 === 1) {
    throw badRequest(`The body has ${digits.length} hexadecimal digits. Send two for each byte.`);
  }
  return hexToBytes(digits.toLowerCase());
}

/** The newest first, whose packet the reader most likely sends. */
function candidatesOf({store}: Sandbox): Candidate[] {
  const days = daysAround(timeCounterAt(store.now()));
  const candidates = [...store.organizations.values()].flatMap((organization) =>
    [...organization.devices.values()].flatMap((device) => {
      const timeCounters = device.counterSource === 'UNIX_TIME' ? days : uptimeCounters;
      return device.key ? [{organization, device, deviceKey: device.key, timeCounters}] : [];
    }),
  );
  return candidates.reverse();
}

/** The device whose ephemeral device ID the packet has, so that a mistake behind it is diagnosed with the right key. */
function senderOf(bytes: Uint8Array, candidates: Candidate[]): Candidate | undefined {
  let packet: ReadPacket;
  try {
    packet = readPacket(bytes);
  } catch (error) {
    // The decoder then says what is wrong with it.
    if (error instanceof PacketError) return undefined;
    throw error;
  }
  return candidates.find(({deviceKey, timeCounters}) =>
    timeCounters.some((timeCounter) => idMatches(packet, deviceKey, timeCounter)),
  );
}

/** Adds a packet to those of its device. Says what became of it, of which the network tells a gateway nothing. */
function log(sandbox: Sandbox, {organization, device}: Candidate, packet: DecodedPacket) {
  const {timeCounter: counter, sequenceNumber: sequence} = packet;
  const heard = sandbox.store.now();
  const payload = toBase64(packet.payload);
  sandbox.advance(organization);
  organization.packets.append(sightingOf(device, {counter, sequence, payload}, heard, 0));
  return {device_id: device.id, counter, sequence_number: sequence, payload};
}
