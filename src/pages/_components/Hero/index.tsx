import {brand} from '@site/config/brand';
import {maxPayloadLength} from '@site/model/packet/layout';
import type {ReactNode} from 'react';
import {Actions} from '../Actions';
import styles from './styles.module.css';

/** What the platform does, for whom, and where to begin. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>From Bluetooth chip to your backend</h1>
      <p className={styles.lead}>
        {brand.name} connects off-the-shelf Bluetooth chips to a terrestrial network of more than 90 million
        gateways. Your device broadcasts up to {maxPayloadLength} encrypted bytes; your backend receives them
        with a place and a time.
      </p>
      <Actions />
      <p className={styles.readers}>
        For engineers who write device firmware, call the Cloud API or roll devices out.
      </p>
    </header>
  );
}
