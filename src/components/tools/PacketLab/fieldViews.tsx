import type {PacketPart} from '@site/design/schemes';
import type {ComparedField} from '@site/model/packet/comparePacket';
import type {DecodedPacket} from '@site/model/packet/decodePacket';
import {type Field, serviceDataHeaderLength} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import {Table} from '../parts/Table';
import {counterText, payloadText, spacedHex} from './texts';
import type {Verdict} from './verdicts';

/** What came out, told to those who do not see it too. */
export function VerdictView({verdict}: {verdict?: Verdict}): ReactNode {
  return (
    <div role="status" className="tool-verdict" data-tone={verdict?.tone}>
      {verdict && (
        <>
          <p className="tool-title">{verdict.title}</p>
          {verdict.place && <p className="tool-place">{verdict.place}</p>}
          <p>{verdict.text}</p>
        </>
      )}
    </div>
  );
}

/** What part of the packet each field is, which gives it its color. */
const parts: Readonly<Record<string, PacketPart>> = {
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

const partOf = ({name}: Field) => parts[name];

/** Of the AD structure with the service data: its type and the header. */
const lengthWithoutPayload = 1 + serviceDataHeaderLength;

/** What the bytes of a field say, beyond what such a field means; undefined where there is nothing to add. */
export function fieldValue(
  field: Field,
  fields: readonly Field[],
  packet?: DecodedPacket,
): string | undefined {
  const [first = 0] = field.bytes;
  switch (field.name) {
    case 'service data length':
      return first < lengthWithoutPayload
        ? `${lengthWithoutPayload - first} less than a packet without payload has`
        : `${lengthWithoutPayload} + ${first - lengthWithoutPayload} bytes of payload`;
    case 'version and sequence': {
      const bits = first.toString(2).padStart(8, '0');
      return `${bits.slice(0, 6)} ${bits.slice(6)}: protocol version ${first >> 2}, sequence bits ${bits.slice(6)}`;
    }
    case 'sequence': {
      const [high = 0] = fields.find(({name}) => name === 'version and sequence')?.bytes ?? [];
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

interface Props {
  fields: readonly (Field | ComparedField)[];
  /** Name of the field at fault. */
  faulty?: string;
}

/** Every byte in its place and in the color of its field; the list of fields says the same in words. */
export function ByteMap({fields, faulty}: Props): ReactNode {
  if (fields.length === 0) return null;
  return (
    <div className="tool-bytes" aria-hidden="true">
      {fields.map((field) => (
        <div
          key={field.offset}
          className="tool-run"
          data-field={partOf(field)}
          data-bad={field.name === faulty || ('isEqual' in field && !field.isEqual) || undefined}
        >
          {bytesOf(field).map(({offset, hex}) => (
            <span key={offset} className="tool-byte" data-offset={offset}>
              {hex}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The fields of a packet: where each begins, its bytes, and what they mean. */
export function FieldList({fields, faulty, packet}: Props & {packet?: DecodedPacket}): ReactNode {
  if (fields.length === 0) return null;
  return (
    <Table className="tool-fields" caption="Fields of the packet" columns={['Offset', 'Bytes', 'Field']}>
      {fields.map((field) => {
        const value = fieldValue(field, fields, packet);
        return (
          <tr key={field.offset} data-field={partOf(field)} data-bad={field.name === faulty || undefined}>
            <td>{field.offset}</td>
            <td>
              <code>{spacedHex(field.bytes)}</code>
            </td>
            <td>
              <strong>{sentenceCase(field.name)}</strong>
              {field.name === faulty && <em className="tool-error"> at fault</em>}
              {value && <span>{value}</span>}
              <span className="tool-hint">{field.meaning}</span>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Expected and found bytes of each field. */
export function ComparedFields({fields}: {fields: readonly ComparedField[]}): ReactNode {
  return (
    <Table caption="Expected and found fields" columns={['Field', 'Expected', 'Found']}>
      {fields.map((field) => (
        <tr key={field.offset} data-field={partOf(field)} data-bad={!field.isEqual || undefined}>
          <td>
            <strong>{sentenceCase(field.name)}</strong>
            {field.isEqual ? <span>Equal</span> : <em className="tool-error">Differs</em>}
          </td>
          <td>
            <code>{spacedHex(field.bytes)}</code>
          </td>
          <td>
            <code>{field.found ? spacedHex(field.found) : '–'}</code>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function bytesOf({offset, bytes}: Field) {
  return Array.from(spacedHex(bytes).split(' '), (hex, place) => ({offset: offset + place, hex}));
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
