import Link from '@docusaurus/Link';
import {maxPayloadLength} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const facts = [
  {
    number: '90 million+',
    unit: 'gateways',
    text: 'Most are phones that are there already. No gateway has to be bought.',
  },
  {
    number: `${maxPayloadLength} bytes`,
    unit: 'in a packet',
    text: 'Encrypted on your chip with a key of its own. No gateway can read them.',
  },
  {
    number: '99.9 %',
    unit: 'within 5 minutes',
    text: 'The target, from a gateway’s upload to your backend. When one passes is not promised.',
  },
  {
    number: '10 minutes',
    unit: 'to a first packet',
    text: 'Decoded on your laptop, with no board and no account.',
  },
];

/** What it is in figures, and what it fits. */
export function Facts(): ReactNode {
  return (
    <div className={styles.section}>
      <ul className={styles.facts} aria-label="In figures">
        {facts.map(({number, unit, text}) => (
          <li key={number}>
            <strong className={styles.number}>{number}</strong> <span className={styles.unit}>{unit}</span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.fit}>
        <p>
          <strong>It fits</strong> a place and a few values several times a day, for years on a battery.
        </p>
        <p>
          <strong>It does not fit</strong> alarms, commands to the device or logs without a gap: a packet that
          no gateway hears is lost.{' '}
          <Link to="/docs/guides/use-case/asset-tracking#is-it-the-right-network-for-your-asset">
            Is it the right network?
          </Link>
        </p>
      </div>
    </div>
  );
}
