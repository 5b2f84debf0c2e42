import type {ComparedField} from '@site/model/packet/comparePacket';
import type {Field} from '@site/model/packet/fields';
import {bytesToHex} from '@noble/ciphers/utils.js';
import type {ReactNode} from 'react';
import {toneOf} from './describeField';

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
          data-tone={toneOf(field)}
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

function bytesOf({offset, bytes}: Field): {offset: number; hex: string}[] {
  return Array.from(bytes, (byte, place) => ({offset: offset + place, hex: bytesToHex(Uint8Array.of(byte))}));
}
