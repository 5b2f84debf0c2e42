import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [owner, platform, station, device] = ['Brand owner', 'Platform', 'Station', 'Device'] as const;

export default function KeyDelivery(): ReactNode {
  return (
    <SequenceDiagram
      title="How the keys of a batch reach the devices"
      participants={[owner, platform, station, device]}
      steps={[
        {from: owner, to: platform, label: 'Register a batch'},
        {from: platform, to: owner, label: 'IDs and keys', note: 'Returned once', kind: 'response'},
        {at: owner, label: 'Encrypt', note: 'For one station'},
        {from: owner, to: station, label: 'Encrypted file', note: 'By any channel', accent: true},
        {from: station, to: device, label: 'Inject the key', accent: true},
        {at: station, label: 'Lock the device'},
        {from: device, to: station, label: 'A packet', note: 'Verified over the air', kind: 'radio'},
        {at: station, label: 'Wipe and record'},
      ]}
    />
  );
}
