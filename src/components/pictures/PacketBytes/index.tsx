import ByteDiagram from '@site/src/components/authoring/ByteDiagram';
import type {ReactNode} from 'react';

export default function PacketBytes(): ReactNode {
  return (
    <ByteDiagram
      title="An advertising packet of 31 bytes, byte by byte"
      fields={[
        {
          group: 'You put in front',
          name: 'UUID list',
          part: 'frame',
          value: '03 03 a0 ff',
          meaning: 'Length 3, type 03, service UUID 0xFFA0',
        },
        {
          name: 'Service data',
          part: 'frame',
          value: '1a 16',
          meaning: '26 bytes follow the length byte; type 16',
        },
        {
          group: 'The SDK returns',
          name: 'Service UUID',
          part: 'frame',
          value: 'a0 ff',
          meaning: '0xFFA0 again',
        },
        {
          name: 'Version and sequence',
          part: 'header',
          value: '03 ff',
          meaning: 'Version 0; sequence number binary 11 and ff: 1023',
          parts: [
            {name: 'Protocol version: 0', bits: 6},
            {name: 'Sequence number: 1023', bits: 10},
          ],
        },
        {
          name: 'Ephemeral device ID',
          part: 'id',
          value: 'df 66 80 e7',
          meaning: 'The same for the whole time counter',
        },
        {name: 'Authentication tag', part: 'tag', value: 'a6 ee 18 15', meaning: 'First 4 bytes of the CMAC'},
        {
          name: 'Ciphertext',
          part: 'text',
          value: '5c dd 14 b9 80 e7 59 b2 a5 e4 e7 68 33',
          meaning: 'The 13 bytes of payload, encrypted',
        },
      ]}
    />
  );
}
