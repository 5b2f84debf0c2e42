import {type DecodedPacket, type DecodeOptions, decodePacket} from './decodePacket';
import type {Field} from './fields';
import {PacketError} from './PacketError';

/** What is known of a packet: its fields in any case, and the packet or what is wrong with it. */
export type Explanation = {fields: readonly Field[]} & (
  | {packet: DecodedPacket; error?: undefined}
  | {packet?: undefined; error: PacketError}
);

/** Decodes like {@link decodePacket}, and returns the error together with the fields that could be read. */
export function explainPacket(bytes: Uint8Array, options: DecodeOptions): Explanation {
  try {
    const packet = decodePacket(bytes, options);
    return {fields: packet.fields, packet};
  } catch (error) {
    if (error instanceof PacketError) return {fields: error.fields, error};
    throw error;
  }
}
