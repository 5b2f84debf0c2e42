import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a packet carries, and who can read it: sealed by the device, located by a gateway, opened by the cloud. */
export type PacketState = 'encrypted' | 'located' | 'decrypted';

/** Width of the payload's box, and of each box that a gateway adds. */
const box = {payload: 44, added: 28, gap: 4, height: 28};

/** Width of a packet in its state, in units of the drawing. */
export function packetWidth(state: PacketState): number {
  return state === 'encrypted' ? box.payload : box.payload + 3 * (box.added + box.gap);
}

const lock = 'M-5.5-1h11v8h-11zM-3.5-1v-2.5a3.5 3.5 0 0 1 7 0V-1';
const text = 'M-13-5h26M-13 0h18M-13 5h22';
/** What a gateway adds: location, time and signal strength. */
const added = [
  'M0 8C-4 3.5-5.5 1-5.5-2a5.5 5.5 0 0 1 11 0C5.5 1 4 3.5 0 8zM0-2h.01',
  'M0-6.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM0-3.5V0l2.5 2',
  'M-6 6V3M-2 6V0M2 6v-9M6 6v-12',
];

/** A packet as a row of boxes, centered on the origin. */
export function Packet({state}: {state: PacketState}): ReactNode {
  const left = -packetWidth(state) / 2;
  const top = -box.height / 2;
  const isOpen = state === 'decrypted';
  return (
    <g>
      <g transform={`translate(${left} ${top})`}>
        <rect
          className={isOpen ? styles.box : styles.sealed}
          width={box.payload}
          height={box.height}
          rx="6"
        />
        <g className={isOpen ? styles.mark : styles.seal} transform={`translate(${box.payload / 2} 14)`}>
          <path d={isOpen ? text : lock} />
        </g>
      </g>
      {state !== 'encrypted' &&
        added.map((mark, index) => (
          <g
            key={mark}
            transform={`translate(${left + box.payload + box.gap + index * (box.added + box.gap)} ${top})`}
          >
            <rect className={styles.box} width={box.added} height={box.height} rx="6" />
            <g className={styles.mark} transform="translate(14 14)">
              <path d={mark} />
            </g>
          </g>
        ))}
    </g>
  );
}
