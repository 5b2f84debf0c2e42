import {hexToBytes} from '@noble/ciphers/utils.js';
import file from '@site/static/vectors/advertising-packet.json';
import type {PacketInput} from '../encodePacket';

/** A packet of the published file; bytes are hexadecimal digits. */
export type PacketVector = (typeof file.packets)[number];

/** A packet of another day that a receiver accepts, as the published file has it. */
export type AcceptedPacket = (typeof file.accepted)[number];

/** A failing case of decoding, as the published file has it. */
export interface DecodingFailure {
  name: string;
  device_key: string;
  time_counter: number;
  tolerance: number;
  advertising_data: string;
  error: string;
}

/** A failing case of encoding: the last of its packets must be refused. */
export interface EncodingFailure {
  name: string;
  device_key: string;
  packets: {time_counter: number; sequence_number: number; payload: string}[];
  error: string;
}

/** The published test vectors. */
export const packetVectors: readonly PacketVector[] = file.packets;

/** The cases at the edge of the accepted days. */
export const acceptedPackets: readonly AcceptedPacket[] = file.accepted;

/** The failing cases of a decoder. */
export const decodingFailures: readonly DecodingFailure[] = file.failures.flatMap((failure) =>
  failure.action === 'decode' ? [failure as DecodingFailure] : [],
);

/** The failing cases of an encoder. */
export const encodingFailures: readonly EncodingFailure[] = file.failures.flatMap((failure) =>
  failure.action === 'encode' ? [failure as EncodingFailure] : [],
);

/** A vector as the encoder takes it. */
export function inputOf(
  vector: Pick<PacketVector, 'device_key' | 'time_counter' | 'sequence_number' | 'payload'>,
): PacketInput {
  return {
    deviceKey: hexToBytes(vector.device_key),
    timeCounter: vector.time_counter,
    sequenceNumber: vector.sequence_number,
    payload: hexToBytes(vector.payload),
  };
}
