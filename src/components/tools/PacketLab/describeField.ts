import type {DecodedPacket} from '@site/model/packet/decodePacket';
import {serviceDataHeaderLength} from '@site/model/packet/layout';
import type {Field} from '@site/model/packet/fields';
import {counterText, payloadText} from './texts';

/** What kind of field it is, which gives it its color. */
export type FieldTone = 'frame' | 'header' | 'id' | 'tag' | 'text' | 'other';

const tones: Readonly<Record<string, FieldTone>> = {
  'UUID list length': 'frame',
  'UUID list type': 'frame',
  'UUID list': 'frame',
  'service data length': 'frame',
  'service data type': 'frame',
  'service UUID': 'frame',
  'version and sequence': 'header',
  sequence: 'header',
  'ephemeral device ID': 'id',
  'authentication tag': 'tag',
  ciphertext: 'text',
};

/** The tone of a field. */
export function toneOf({name}: Pick<Field, 'name'>): FieldTone {
  return tones[name] ?? 'other';
}

/** Of the AD structure with the service data: its type and the header. */
const lengthWithoutPayload = 1 + serviceDataHeaderLength;

const binary = (byte: number) => byte.toString(2).padStart(8, '0');

/** What the bytes of a field say, beyond what such a field means; undefined where there is nothing to add. */
export function fieldValue(
  field: Pick<Field, 'name' | 'bytes'>,
  fields: readonly Pick<Field, 'name' | 'bytes'>[],
  packet?: DecodedPacket,
): string | undefined {
  const [first = 0] = field.bytes;
  const bytesOf = (name: string) => fields.find((one) => one.name === name)?.bytes;
  switch (field.name) {
    case 'service data length':
      return first < lengthWithoutPayload
        ? `${lengthWithoutPayload - first} less than a packet without payload has`
        : `${lengthWithoutPayload} + ${first - lengthWithoutPayload} bytes of payload`;
    case 'version and sequence': {
      const bits = binary(first);
      return `${bits.slice(0, 6)} ${bits.slice(6)}: protocol version ${first >> 2}, sequence bits ${bits.slice(6)}`;
    }
    case 'sequence': {
      const [high = 0] = bytesOf('version and sequence') ?? [];
      return `Sequence number ${((high & 3) << 8) | first}`;
    }
    case 'ephemeral device ID':
      return packet && `That of time counter ${counterText(packet.timeCounter)}`;
    case 'authentication tag':
      return packet && 'Matches the ciphertext';
    case 'ciphertext':
      return packet && `Decrypts to ${payloadText(packet.payload)}`;
    default:
      return undefined;
  }
}
