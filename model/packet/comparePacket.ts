import {bytesToHex, equalBytes} from '@noble/ciphers/utils.js';
import {type DecodedPacket, explainPacket} from './decodePacket';
import {type EncodedPacket, encodePacket, type PacketInput} from './encodePacket';
import type {Field} from './layout';
import {ciphertextMistake} from './mistakes';
import {formOf, readPacket} from './readPacket';

/** One field of the packet that should have come out, beside what came. */
export interface ComparedField extends Field {
  /** The bytes that came in its place; none when they end before. */
  found?: Uint8Array;
  /** Where those begin, from the first byte that was passed. */
  foundOffset?: number;
  isEqual: boolean;
}

/**
 * Compares a firmware's bytes, in either form, with the packet that its input should give: field by field, and with the
 * likeliest cause and what to change, which is undefined when all fields are equal.
 */
export function comparePacket(found: Uint8Array, input: PacketInput) {
  const packet = encodePacket(input);
  const form = formOf(found);
  const expected = form === 'service-data' ? packet.serviceData : packet.advertisingData;
  const {deviceKey, timeCounter} = input;
  const explained = explainPacket(found, {deviceKey, timeCounters: [timeCounter], form});

  const fields = readPacket(expected, form).fields.map((field): ComparedField => {
    const there = explained.fields.find(({name}) => name === field.name);
    const isEqual = there !== undefined && equalBytes(there.bytes, field.bytes);
    return {...field, found: there?.bytes, foundOffset: there?.offset, isEqual};
  });
  const cause = explained.error ? explained.error.message : causeOf(explained.packet, input, packet, fields);
  return {form, fields, cause};
}

/** Why a genuine packet is another one than was asked for. */
function causeOf(
  {sequenceNumber, payload, fields: foundFields}: DecodedPacket,
  input: PacketInput,
  packet: EncodedPacket,
  fields: ComparedField[],
): string | undefined {
  if (sequenceNumber !== input.sequenceNumber) {
    return `The packet is genuine and has the sequence number ${sequenceNumber} instead of ${input.sequenceNumber}. Compare packets of one sequence number: each fetch takes the next one.`;
  }
  const ciphertext = foundFields.find(({name}) => name === 'ciphertext')?.bytes ?? new Uint8Array();
  if (!equalBytes(ciphertext, packet.ciphertext)) {
    return (
      ciphertextMistake(packet, input.payload, ciphertext) ??
      `The tag is right and the payload is another one: it decrypts to ${bytesToHex(payload) || 'nothing'}. Compare what the firmware passes with the payload above.`
    );
  }
  if (fields.every(({isEqual}) => isEqual)) return undefined;
  return 'The packet is right, and the UUID list in front of it holds more than the service UUID, which is allowed and costs payload.';
}
