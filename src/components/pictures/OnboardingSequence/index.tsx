import SequenceDiagram from '@site/src/components/authoring/SequenceDiagram';
import type {ReactNode} from 'react';

const [systems, platform, gateway, device] = ['Your systems', 'Platform', 'Gateway', 'Your device'] as const;

export default function OnboardingSequence(): ReactNode {
  return (
    <SequenceDiagram
      title="From registration to the first packet"
      participants={[systems, platform, gateway, device]}
      steps={[
        {phase: 'Register'},
        {from: systems, to: platform, label: 'Register devices', note: '1 to 1,000 in a call'},
        {
          from: platform,
          to: systems,
          label: 'Device IDs and keys',
          note: 'The keys are returned once',
          kind: 'response',
          accent: true,
        },
        {at: systems, label: 'Store the answer', note: 'It holds the only copy of the device keys'},
        {phase: 'Provision'},
        {
          from: systems,
          to: device,
          label: 'Device key',
          note: 'On your bench or in production: the network carries nothing to a device',
          accent: true,
        },
        {phase: 'First packet'},
        {from: device, to: gateway, label: 'Advertising packet', note: 'Encrypted', kind: 'radio'},
        {
          from: gateway,
          to: platform,
          label: 'Upload',
          note: 'With location, time and signal strength',
          accent: true,
        },
        {at: platform, label: 'Decrypt and store', note: 'With the key of the device'},
        {from: platform, to: systems, label: 'First packet', note: 'Pulled or pushed', accent: true},
      ]}
    />
  );
}
