import {brand} from '@site/config/brand';
import SystemDiagram from '@site/src/components/authoring/SystemDiagram';
import type {ReactNode} from 'react';

const cloud = `${brand.name} cloud`;

/** From chip to backend: what each place adds to a packet, and who can read what. */
export default function SystemPath(): ReactNode {
  return (
    <SystemDiagram
      title="Who adds what to a packet, and who can read it"
      places={[
        {name: 'Your chip', glyph: 'chip', note: 'Encrypts the payload and adds the authentication tag.'},
        {
          name: 'A gateway',
          glyph: 'gateway',
          note: 'Adds its own location, the time and the signal strength. Cannot read the payload.',
        },
        {
          name: cloud,
          glyph: 'cloud',
          note: 'Finds the device, checks the tag and decrypts. Adds device ID, name and tags.',
        },
        {name: 'Your backend', glyph: 'backend', note: 'Reads the payload and everything that was added.'},
      ]}
      links={[
        {label: 'Advertising packet', kind: 'radio'},
        {label: 'Packet and sighting'},
        {label: 'Webhook or pull'},
      ]}
      stretches={[
        {label: 'Payload encrypted', from: 'Your chip', to: cloud},
        {label: 'TLS', from: cloud, to: 'Your backend'},
      ]}
    />
  );
}
