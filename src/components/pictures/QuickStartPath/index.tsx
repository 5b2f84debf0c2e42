import {brand} from '@site/config/brand';
import SystemDiagram from '@site/src/components/authoring/SystemDiagram';
import type {ReactNode} from 'react';

/** Which of the reader's own things stands where on a packet's way, and the steps in which it gets there. */
export default function QuickStartPath(): ReactNode {
  return (
    <SystemDiagram
      title="Your things on the way of a packet"
      places={[
        {name: 'Your board', glyph: 'chip', note: 'Broadcasts “hello”, encrypted (step 3).'},
        {name: 'Your phone', glyph: 'gateway', note: 'Is your first gateway.'},
        {name: `${brand.name} cloud`, glyph: 'cloud', note: 'Knows your device (step 2) and decrypts.'},
        {name: 'Your computer', glyph: 'backend', note: 'Pulls the packet and decodes it (steps 4 and 5).'},
      ]}
      links={[{label: 'Advertising packet', kind: 'radio'}, {label: 'Upload'}, {label: 'Pull'}]}
    />
  );
}
