import {bytesToHex} from '@noble/ciphers/utils.js';
import {maxPayloadLength, maxSequenceNumber} from '@site/model/packet/layout';
import {copyAndAnnounce} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import {type ReactNode, useMemo} from 'react';
import {Field} from '../parts/Field';
import {type BuildView, buildLab} from './buildLab';
import type {LabParts} from './draft';
import {ByteMap, ComparedFields, VerdictView} from './fieldViews';
import {BytesField, KeyField} from './inputs';
import {dateOf, spacedHex} from './texts';
import {builtVerdict} from './verdicts';

/** Builds a packet with every value on the way, and compares it with the firmware's bytes. */
export function Builder({prefix, draft, settled, onChange}: LabParts): ReactNode {
  const view = useMemo(() => buildLab(settled), [settled]);
  const text = (name: 'time' | 'sequence' | 'payload', label: string, hint: string) => (
    <Field
      {...{name, prefix, label, hint}}
      error={view.errors[name]}
      inputMode={name === 'sequence' ? 'numeric' : undefined}
      spellCheck={false}
      value={draft[name]}
      onChange={(typed) => onChange({[name]: typed})}
    />
  );
  const day = view.input && dateOf(view.input.timeCounter);
  return (
    <>
      <form className="tool-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <KeyField {...{prefix, draft, onChange}} error={view.errors.key} />
        {text('time', 'Time counter or UTC date', day ? `The day ${day}` : 'Such as 20454 or 2026-01-01')}
        {text('sequence', 'Sequence number', `0 to ${maxSequenceNumber}`)}
        {text('payload', 'Payload', `Up to ${maxPayloadLength} bytes: hexadecimal, or text in quotes`)}
        <BytesField
          {...{prefix, draft, onChange}}
          name="firmware"
          label="Your firmware’s bytes, to compare"
          hint="Advertising data, or what the SDK returns, in any form that can be read here."
          error={view.errors.firmware}
        />
      </form>
      <div className="tool-result">
        <VerdictView verdict={builtVerdict(view)} />
        <Built view={view} />
      </div>
    </>
  );
}

function Built({view: {packet, fields = [], comparison}}: {view: BuildView}): ReactNode {
  if (!packet) return null;
  const steps = {
    DeviceKey: packet.derivedDeviceKey,
    NonceKey: packet.nonceKey,
    EncryptionKey: packet.encryptionKey,
    'Ephemeral device ID': packet.ephemeralDeviceId,
    Nonce: packet.nonce,
    'Packet key': packet.packetKey,
    Ciphertext: packet.ciphertext,
    'CMAC, all 16 bytes': packet.cmac,
  };
  return (
    <>
      <ByteMap fields={comparison?.fields ?? fields} />
      {comparison && <ComparedFields fields={comparison.fields} />}
      <dl className="tool-outputs">
        <Output name="Advertising data" bytes={packet.advertisingData}>
          <CopyButton bytes={packet.advertisingData} />
        </Output>
        <Output name="Service data, as the SDK returns it" bytes={packet.serviceData}>
          <CopyButton bytes={packet.serviceData} />
        </Output>
      </dl>
      <details className="tool-fold">
        <summary>Values on the way, to compare step by step</summary>
        <dl className="tool-outputs">
          {Object.entries(steps).map(([name, bytes]) => (
            <Output key={name} {...{name, bytes}} />
          ))}
        </dl>
      </details>
    </>
  );
}

function Output({name, bytes, children}: {name: string; bytes: Uint8Array; children?: ReactNode}): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code>{spacedHex(bytes) || '(empty)'}</code>
        {children}
      </dd>
    </div>
  );
}

function CopyButton({bytes}: {bytes: Uint8Array}): ReactNode {
  return (
    <button type="button" className="tool-quiet" onClick={() => copyAndAnnounce(bytesToHex(bytes))}>
      Copy hex
    </button>
  );
}
