import type {DecodedPacket} from '@site/model/packet/decodePacket';
import type {Field} from '@site/model/packet/fields';
import type {ReactNode} from 'react';
import {toneOf, fieldValue} from './describeField';
import {spacedHex} from './texts';

interface Props {
  fields: readonly Field[];
  faulty?: string;
  packet?: DecodedPacket;
}

/** The fields of a packet: where each begins, its bytes, and what they mean. */
export function FieldList({fields, faulty, packet}: Props): ReactNode {
  if (fields.length === 0) return null;
  return (
    <table className="tool-table tool-fields">
      <caption className="tool-unseen">Fields of the packet</caption>
      <thead>
        <tr>
          <th scope="col">Offset</th>
          <th scope="col">Bytes</th>
          <th scope="col">Field</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.offset} data-tone={toneOf(field)} data-bad={field.name === faulty || undefined}>
            <td>{field.offset}</td>
            <td>
              <code>{spacedHex(field.bytes)}</code>
            </td>
            <td>
              <strong>{sentenceCase(field.name)}</strong>
              {field.name === faulty && <em className="tool-error"> at fault</em>}
              {fieldValue(field, fields, packet) && <span>{fieldValue(field, fields, packet)}</span>}
              <span className="tool-hint">{field.meaning}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A field's name as a heading. */
export function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
