import {maxPayloadLength, maxSequenceNumber} from './layout';
import {PacketError} from './PacketError';

/** The largest time counter: it has 32 bits. */
export const maxTimeCounter = 0xffffffff;

function checkInteger(name: string, value: number, max: number): void {
  if (Number.isInteger(value) && value >= 0 && value <= max) return;
  throw new PacketError('invalid-argument', `The ${name} is ${value}. Pass a whole number from 0 to ${max}.`);
}

/** Throws unless the key has 16 or 32 bytes. */
export function checkDeviceKey(deviceKey: Uint8Array): void {
  if (deviceKey.length === 16 || deviceKey.length === 32) return;
  throw new PacketError(
    'invalid-argument',
    `The device key has ${deviceKey.length} bytes. Pass 16 for AES-128 or 32 for AES-256, decoded from Base64 or hexadecimal.`,
  );
}

/** Throws unless the value fits the SDK's 32-bit counter. */
export function checkTimeCounter(timeCounter: number): void {
  checkInteger('time counter', timeCounter, maxTimeCounter);
}

/** Throws unless the value has 10 bits. */
export function checkSequenceNumber(sequenceNumber: number): void {
  checkInteger('sequence number', sequenceNumber, maxSequenceNumber);
}

/** Throws unless a payload fits a packet. */
export function checkPayload(payload: Uint8Array): void {
  if (payload.length <= maxPayloadLength) return;
  throw new PacketError(
    'payload-too-long',
    `The payload has ${payload.length} bytes. Shorten it to ${maxPayloadLength} or split it over several packets.`,
  );
}
