import type {ComparedField} from '@site/model/packet/comparePacket';
import type {ReactNode} from 'react';
import {toneOf} from './describeField';
import {sentenceCase} from './FieldList';
import {spacedHex} from './texts';

/** Expected and found bytes of each field. */
export function ComparedFields({fields}: {fields: readonly ComparedField[]}): ReactNode {
  return (
    <table className="tool-table">
      <caption className="tool-unseen">Expected and found fields</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Expected</th>
          <th scope="col">Found</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.offset} data-tone={toneOf(field)} data-bad={!field.isEqual || undefined}>
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
      </tbody>
    </table>
  );
}
