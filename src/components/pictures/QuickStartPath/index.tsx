import {brand} from '@site/config/brand';
import SystemDiagram from '@site/src/components/authoring/SystemDiagram';
import type {ReactNode} from 'react';

/** What stands where on a packet's way, first on the reader's laptop alone and then with a board. */
export default function QuickStartPath(): ReactNode {
  return (
    <SystemDiagram
      title="The way of your packet"
      places={[
        {name: 'Device', glyph: 'chip', note: 'First your program (step\u00a03), then a board.'},
        {name: 'Gateway', glyph: 'gateway', note: 'First the sandbox (step\u00a04), then your phone.'},
        {name: `${brand.name} cloud`, glyph: 'cloud', note: 'First the sandbox. Has the key (step\u00a02).'},
        {name: 'Your laptop', glyph: 'backend', note: 'Pulls (steps\u00a05, 6), or is called (step\u00a07).'},
      ]}
      links={[{label: 'Advertising packet', kind: 'radio'}, {label: 'Upload'}, {label: 'Pull or push'}]}
    />
  );
}
