import type {ReactNode} from 'react';
import {Drawing} from './Drawing';
import {Packet, packetWidth} from './Packet';
import {stages} from './stages';
import styles from './styles.module.css';

/** What happens to a packet on its way: one wide drawing, or a column of small ones on narrow screens. */
export function PacketPath(): ReactNode {
  return (
    <section aria-labelledby="packet-path">
      <h2 id="packet-path">What happens to a packet</h2>
      <Drawing />
      <ol className={styles.stages}>
        {stages.map(({name, text, glyph, leaves}) => (
          <li key={name} className={styles.stage}>
            <svg className={styles.smallNode} width="48" viewBox="-24 -24 48 48" aria-hidden="true">
              <g className={styles.node}>
                <circle r="23" />
                {glyph}
              </g>
            </svg>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            {leaves && (
              <svg
                className={styles.smallPacket}
                height="32"
                viewBox={`${-packetWidth(leaves) / 2 - 1} -15 ${packetWidth(leaves) + 2} 30`}
                aria-hidden="true"
              >
                <Packet state={leaves} />
              </svg>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
