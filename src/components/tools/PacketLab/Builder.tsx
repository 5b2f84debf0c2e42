import {bytesToHex} from '@noble/ciphers/utils.js';
import {maxPayloadLength, maxSequenceNumber} from '@site/model/packet/layout';
import {type ReactNode, useMemo} from 'react';
import {CopyButton} from '../parts/CopyButton';
import {Field} from '../parts/Field';
import {KeyField} from './KeyField';
import {type BuildView, buildLab} from './buildLab';
import {ByteMap} from './ByteMap';
import {ComparedFields} from './ComparedFields';
import type {LabDraft} from './draft';
import type {LabParts} from './LabParts';
import {dateOf, spacedHex} from './texts';
import {uncheckedList, type Verdict} from './Verdict';
import {VerdictView} from './VerdictView';

/** Builds a packet with every value on the way, and compares it with the firmware's bytes. */
export function Builder({prefix, draft, settled, onChange}: LabParts): ReactNode {
  const view = useMemo(() => buildLab(settled), [settled]);
  const text = (name: 'time' | 'sequence' | 'payload', label: string, hint: string) => (
    <Field name={name} prefix={prefix} label={label} hint={hint} error={view.errors[name]}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={name === 'sequence' ? 'numeric' : undefined}
          spellCheck={false}
          value={draft[name]}
          onChange={({target}) => onChange({[name]: target.value} as Partial<LabDraft>)}
        />
      )}
    </Field>
  );
  const day = view.input && dateOf(view.input.timeCounter);
  return (
    <>
      <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <KeyField
          prefix={prefix}
          value={draft.key}
          error={view.errors.key}
          onChange={(key) => onChange({key})}
        />
        {text('time', 'Time counter or UTC date', day ? `The day ${day}` : 'Such as 20454 or 2026-01-01')}
        {text('sequence', 'Sequence number', `0 to ${maxSequenceNumber}`)}
        {text('payload', 'Payload', `Up to ${maxPayloadLength} bytes: hexadecimal, or text in quotes`)}
        <Field
          name="firmware"
          prefix={prefix}
          label="Your firmware’s bytes, to compare"
          hint="Advertising data, or what the SDK returns, in any form that can be read here."
          error={view.errors.firmware}
          isWide
        >
          {(control) => (
            <textarea
              {...control}
              className="tool-control tool-code"
              rows={2}
              spellCheck={false}
              value={draft.firmware}
              onChange={({target}) => onChange({firmware: target.value})}
            />
          )}
        </Field>
      </form>
      <div className="tool-result">
        <VerdictView verdict={verdictOf(view)} />
        <Built view={view} />
      </div>
    </>
  );
}

function verdictOf({packet, comparison}: BuildView): Verdict | undefined {
  if (!packet) return undefined;
  if (!comparison) {
    return {
      tone: 'open',
      title: `${packet.advertisingData.length} bytes of advertising data`,
      text: 'Paste your firmware’s bytes above to compare them.',
    };
  }
  const {fields, cause} = comparison;
  const different = fields.filter(({isEqual}) => !isEqual);
  if (!cause)
    return {
      tone: 'good',
      title: 'Every byte is the same',
      text: `Your firmware makes this packet.${comparison.form === 'service-data' ? ` ${uncheckedList}` : ''}`,
    };
  const [first] = different;
  const place =
    first &&
    `First difference: ${first.name}, expected ${spacedHex(first.bytes)}, found ${first.found ? spacedHex(first.found) : 'nothing'}${first.foundOffset === undefined ? '' : ` at byte ${first.foundOffset}`}`;
  const title = different.length === 1 ? '1 field differs' : `${different.length} fields differ`;
  return {tone: 'bad', title, text: cause, place};
}

function Built({view: {packet, comparison}}: {view: BuildView}): ReactNode {
  if (!packet) return null;
  const steps: [name: string, bytes: Uint8Array][] = [
    ['DeviceKey', packet.derivedDeviceKey],
    ['NonceKey', packet.nonceKey],
    ['EncryptionKey', packet.encryptionKey],
    ['Ephemeral device ID', packet.ephemeralDeviceId],
    ['Nonce', packet.nonce],
    ['Packet key', packet.packetKey],
    ['Ciphertext', packet.ciphertext],
    ['CMAC, all 16 bytes', packet.cmac],
  ];
  return (
    <>
      {comparison && (
        <>
          <ByteMap fields={comparison.fields} />
          <ComparedFields fields={comparison.fields} />
        </>
      )}
      <dl className="tool-outputs">
        {(
          [
            ['Advertising data', packet.advertisingData],
            ['Service data, as the SDK returns it', packet.serviceData],
          ] as const
        ).map(([name, bytes]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{spacedHex(bytes)}</code>
              <CopyButton text={bytesToHex(bytes)} label="Copy hex" />
            </dd>
          </div>
        ))}
      </dl>
      <details className="tool-fold">
        <summary>Values on the way, to compare step by step</summary>
        <dl className="tool-outputs">
          {steps.map(([name, bytes]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{spacedHex(bytes) || '(empty)'}</code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
