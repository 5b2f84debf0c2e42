import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import packet from './packet.json';
import styles from './styles.module.css';

/** A packet on air, byte by byte, and below it what arrives; both in the colors of its parts. */
export function FirstPacket(): ReactNode {
  return (
    <figure className={styles.panel}>
      <figcaption className={styles.caption}>
        <strong>On air: 31 bytes</strong> <Link to="/docs/intro#build">from the Quick Start</Link>
      </figcaption>
      <ul className={styles.bytes}>
        {packet.parts.map(({part, bytes, says}) => (
          <li key={part} className={styles.part} data-field={part}>
            <code className={styles.run}>
              {bytes.split(' ').map((byte, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: bytes have no other name, and never change
                <span key={index}>{byte} </span>
              ))}
            </code>
            <span className={styles.says}>{says}</span>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>
        <strong>In your backend</strong> <span>dotted: what the gateway added</span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways in narrow windows */}
      <pre className={styles.json} tabIndex={0}>
        {packet.lines.map(({line, part, note}, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and never change
          <span key={index} className={styles.line} data-field={part}>
            {line}
            {/* Behind a note that stands below its line, a line break of its own would be an empty row. */}
            {note ? <span className={styles.note}>{`${note}\n`}</span> : '\n'}
          </span>
        ))}
      </pre>
    </figure>
  );
}
