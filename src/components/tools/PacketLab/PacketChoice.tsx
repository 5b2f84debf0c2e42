import type {ReactNode} from 'react';
import {Field} from '../parts/Field';
import {holdsServiceUuid, type ReadView} from './readLab';
import {spacedHex} from './texts';

/** Chooses among several packets. */
export function PacketChoice({
  prefix,
  view: {output, chosen},
  onChange,
}: {
  prefix: string;
  view: ReadView;
  onChange: (chosen: number) => void;
}): ReactNode {
  if (!output || output.packets.length < 2) return null;
  return (
    <Field name="chosen" prefix={prefix} label="Packet" isWide>
      {(control) => (
        <select {...control} value={chosen} onChange={({target}) => onChange(Number(target.value))}>
          {output.packets.map(({line, address, bytes}, index) => (
            <option key={line} value={index}>
              {[
                `Line ${line}`,
                address,
                `${bytes.length} bytes`,
                holdsServiceUuid(bytes) ? 'this network' : spacedHex(bytes.slice(0, 6)),
              ]
                .filter(Boolean)
                .join(', ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
