import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a packet carries, and who can read it: sealed by the device, located by a gateway, opened by the cloud. */
export type PacketState = 'encrypted' | 'located' | 'decrypted';

/** Width of the payload's box, and of each box that a gateway adds. */
const box = {payload: 44, added: 28, gap: 4, height: 28};

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
  const payload = state === 'decrypted' ? text : lock;
  const marks = state === 'encrypted' ? [payload] : [payload, ...added];
  return (
    <g>
      {marks.map((mark, index) => {
        const width = index === 0 ? box.payload : box.added;
        const x = index === 0 ? 0 : box.payload + box.gap + (index - 1) * (box.added + box.gap);
        const isSealed = mark === lock;
        return (
          <g key={mark} transform={`translate(${x - packetWidth(state) / 2} ${-box.height / 2})`}>
            <rect
              className={isSealed ? styles.sealed : styles.box}
              width={width}
              height={box.height}
              rx="6"
            />
            <g className={isSealed ? styles.seal : styles.mark} transform={`translate(${width / 2} 14)`}>
              <path d={mark} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
