import {hexToBytes} from '@noble/ciphers/utils.js';
import {type DecodedPacket, decodePacket} from '../../src/packet/decodePacket';
import {idMatches} from '../../src/packet/matchDay';
import {PacketError} from '../../src/packet/PacketError';
import {readAdvertisingData} from '../../src/packet/readAdvertisingData';
import {readServiceData} from '../../src/packet/readServiceData';
import {hasServiceUuid} from '../../src/packet/serviceUuid';
import {daysAround, timeCounterAt, uptimeCounters} from '../../src/packet/timeCounter';
import type {Sandbox} from '../createSandbox';
import {badRequest} from '../http/ApiError';
import {toBase64} from '../store/Random';
import type {DeviceRecord, OrganizationRecord} from '../store/Store';

/** What became of a packet; the network tells a gateway nothing of this. */
export interface Received {
  device_id: string;
  counter: number;
  sequence_number: number;
  /** The decrypted payload in base64. */
  payload: string;
}

/** A device whose key the sandbox handed out. */
interface Candidate {
  organization: OrganizationRecord;
  device: DeviceRecord;
  key: Uint8Array;
  timeCounters: readonly number[];
}

/**
 * Lets a gateway of the sandbox hear a packet that the reader made. From then on the device is heard in this way alone.
 *
 * @param digits advertising data or service data in hexadecimal digits, with or without spaces, colons and `0x`
 * @throws {ApiError} 400 with what is wrong with the packet
 */
export function receiveAdvertisement(sandbox: Sandbox, digits: string): Received {
  const bytes = readDigits(digits);
  const candidates = candidatesOf(sandbox);
  const newest = candidates.at(-1);
  if (!newest) throw badRequest('This sandbox has registered no device yet: register one, and use its key.');
  let sender = newest;
  try {
    sender = senderOf(bytes, candidates) ?? newest;
    const packet = decodePacket(bytes, {deviceKey: sender.key, timeCounters: sender.timeCounters});
    return log(sandbox, sender, packet);
  } catch (error) {
    if (!(error instanceof PacketError)) throw error;
    throw badRequest(`${error.message} (${error.kind}, held against the key of device ${sender.device.id})`);
  }
}

function readDigits(text: string): Uint8Array {
  const digits = text.replace(/0x|[\s:,]/gi, '');
  const wrong = /[^0-9a-f]/i.exec(digits);
  if (wrong) throw badRequest(`"${wrong[0]}" is no hexadecimal digit. Send the bytes as "0303a0ff...".`);
  if (digits.length === 0 || digits.length % 2 === 1) {
    throw badRequest(`The body has ${digits.length} hexadecimal digits. Send two for each byte.`);
  }
  return hexToBytes(digits.toLowerCase());
}

/** In the order of registration. */
function candidatesOf({store}: Sandbox): Candidate[] {
  const days = daysAround(timeCounterAt(store.now()));
  return [...store.organizations.values()].flatMap((organization) =>
    [...organization.devices.values()].flatMap((device) => {
      const timeCounters = device.counterSource === 'UNIX_TIME' ? days : uptimeCounters;
      return device.key ? [{organization, device, key: device.key, timeCounters}] : [];
    }),
  );
}

/** The device whose ephemeral device ID the packet has, so that a mistake behind it is diagnosed with the right key. */
function senderOf(bytes: Uint8Array, candidates: Candidate[]): Candidate | undefined {
  const packet = hasServiceUuid(bytes) ? readServiceData(bytes) : readAdvertisingData(bytes);
  return candidates.findLast(({key, timeCounters}) =>
    timeCounters.some((timeCounter) => idMatches(packet, key, timeCounter)),
  );
}

function log(sandbox: Sandbox, {organization, device}: Candidate, packet: DecodedPacket): Received {
  const {timeCounter: counter, sequenceNumber: sequence} = packet;
  const heard = sandbox.store.now();
  const payload = toBase64(packet.payload);
  const {network, home} = device.radio;
  sandbox.advance(organization);
  // A simulated packet would use sequence numbers of the reader's own device.
  device.radio.every = 0;
  organization.packets.append({
    deviceId: device.id,
    heard,
    received: heard,
    counter,
    sequence,
    payload,
    network,
    ownGateway: false,
    home,
  });
  return {device_id: device.id, counter, sequence_number: sequence, payload};
}
