import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [code, sdk, radio] = ['Your code', 'SDK', 'Radio'] as const;

export default function CallOrder(): ReactNode {
  return (
    <SequenceDiagram
      title="Order of calls"
      participants={[code, sdk, radio]}
      steps={[
        {phase: 'Once, after each reset'},
        {at: code, label: 'Load key and record, learn the time'},
        {from: code, to: sdk, label: 'Start', note: 'Time and pointer to the key'},
        {phase: 'For each new packet, and at each rotation'},
        {from: code, to: sdk, label: 'Get a packet', note: 'Payload', accent: true},
        {from: sdk, to: code, label: 'Next number?', note: 'Only with a sequence counter of your own'},
        {from: sdk, to: code, label: 'Service data', kind: 'response', accent: true},
        {from: code, to: radio, label: 'Stop, new address and bytes, start'},
        {from: code, to: sdk, label: 'How long is it valid?'},
        {at: code, label: 'Sleep', note: 'Until the rotation or your next packet', kind: 'pause'},
      ]}
    />
  );
}
