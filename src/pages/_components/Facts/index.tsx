import {maxPayloadLength} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const facts = [
  {
    number: '90 million',
    unit: 'gateways and more',
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
    text: 'The target for packets, from a gateway’s upload to your backend.',
  },
  {
    number: '10 minutes',
    unit: 'to a first packet',
    text: 'Decoded on your laptop, with no board and no account.',
  },
];

export function Facts(): ReactNode {
  return (
    <ul className={styles.facts} aria-label="In figures">
      {facts.map(({number, unit, text}) => (
        <li key={number}>
          <strong className={styles.number}>{number}</strong> <span className={styles.unit}>{unit}</span>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
