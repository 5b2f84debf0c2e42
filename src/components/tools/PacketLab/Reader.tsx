import {formatNames} from '@site/model/packet/scannerOutput/readScannerOutput';
import {type ReactNode, useMemo} from 'react';
import {Field} from '../parts/Field';
import {Segments} from '../parts/Segments';
import {exampleDraft, exampleKey, isExample, type LabParts} from './draft';
import {ByteMap, FieldList, VerdictView} from './fieldViews';
import {BytesField, KeyField} from './inputs';
import {holdsServiceUuid, type ReadView, readLab} from './readLab';
import {spacedHex} from './texts';

const sources = {unix: 'Unix time', uptime: 'Uptime'} as const;

/** Reads what a scanner shows, and says what each byte is. */
export function Reader({prefix, draft, settled, onChange}: LabParts): ReactNode {
  const view = useMemo(() => readLab(settled), [settled]);
  return (
    <>
      <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <BytesField
          {...{prefix, draft}}
          name="output"
          label="Packet or scanner output"
          hint={`Hexadecimal, an nRF Connect log, btmon or a console log. ${foundIn(view)}`}
          error={view.outputError}
          onChange={(part) => onChange({...part, chosen: undefined})}
        />
        <PacketChoice {...{prefix, view, onChange}} />
        <KeyField {...{prefix, draft, onChange}} error={view.keyError} />
        <Segments
          name="source"
          legend="Counter source"
          choices={sources}
          value={draft.source}
          onChange={(source) => onChange({source})}
        />
        {draft.source === 'unix' ? (
          <Field
            name="heard"
            prefix={prefix}
            label="Heard on, UTC"
            hint="Two days on either side count too."
            error={view.heardError}
            type="date"
            value={draft.heard}
            onChange={(heard) => onChange({heard})}
          />
        ) : (
          <p className="tool-hint">All 128 time counters of uptime mode are tried.</p>
        )}
        {!(isExample(draft) && draft.key === exampleKey) && (
          <button
            type="button"
            className="tool-quiet"
            onClick={({currentTarget}) => {
              onChange({...exampleDraft, mode: 'read'});
              // This button goes.
              currentTarget.closest('section')?.focus({preventScroll: true});
            }}
          >
            Show the example
          </button>
        )}
      </form>
      <p className="tool-without">
        A worked example: the packet of the test vectors with the device key <code>00 01 … 0f</code>, time
        counter 20454, sequence number 1 and the payload <code>hello</code>.
        <span data-browser-only> Scripts are off in your browser; with them you could paste your own.</span>
      </p>
      <div className="tool-result">
        <VerdictView verdict={view.verdict} />
        <ByteMap fields={view.fields} faulty={view.verdict?.faulty} />
        <FieldList fields={view.fields} faulty={view.verdict?.faulty} packet={view.packet} />
      </div>
    </>
  );
}

function foundIn({output}: ReadView): string {
  if (!output) return '';
  const {format, packets} = output;
  const count =
    packets.length > 1 ? `${packets.length} packets` : `1 packet of ${packets[0].bytes.length} bytes`;
  return `Found: ${count} in ${formatNames[format]}.`;
}

type ChoiceProps = Pick<LabParts, 'prefix' | 'onChange'> & {view: ReadView};

/** Chooses among several packets. */
function PacketChoice({prefix, view: {output, chosen}, onChange}: ChoiceProps): ReactNode {
  if (!output || output.packets.length < 2) return null;
  return (
    <Field
      {...{prefix, name: 'chosen', label: 'Packet', isWide: true}}
      value={String(chosen)}
      onChange={(index) => onChange({chosen: Number(index)})}
    >
      {output.packets.map(({line, address, bytes}, index) => {
        const start = holdsServiceUuid(bytes) ? 'this network' : spacedHex(bytes.slice(0, 6));
        return (
          <option key={line} value={index}>
            {[`Line ${line}`, address, `${bytes.length} bytes`, start].filter(Boolean).join(', ')}
          </option>
        );
      })}
    </Field>
  );
}
