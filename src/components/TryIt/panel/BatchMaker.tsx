import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {makeBatch} from '../webhook/makeBatch';
import {Field} from './Field';
import styles from './styles.module.css';

interface Props {
  id: string;
  documentUrl: string;
  /** Gets the batch as the body of a delivery. */
  onBatch: (body: string) => void;
}

/** The bounds of `max_batch_size`. */
const mostPackets = 1000;

/** Takes a batch of new packets from the sandbox in this page. */
export function BatchMaker({id, documentUrl, onBatch}: Props): ReactNode {
  const [count, setCount] = useState('3');
  const [notice, setNotice] = useState('');
  const packets = Number(count);
  const isValid = Number.isInteger(packets) && packets >= 1 && packets <= mostPackets;

  async function take(): Promise<void> {
    if (!isValid) {
      document.getElementById(id)?.focus();
      return;
    }
    try {
      onBatch(await makeBatch(documentUrl, packets));
      setNotice(`The body holds ${packets} new ${packets === 1 ? 'packet' : 'packets'}.`);
    } catch {
      setNotice('The sandbox could not be loaded. Check your network connection, then try again.');
    }
  }
  return (
    <div className={styles.batch}>
      <Field
        id={id}
        label="Packets"
        error={isValid ? undefined : `Packets must be a whole number from 1 to ${mostPackets}.`}
      >
        {(control) => (
          <input
            {...control}
            className={styles.control}
            type="number"
            min={1}
            max={mostPackets}
            value={count}
            onChange={({target}) => setCount(target.value)}
          />
        )}
      </Field>
      <button type="button" className={clsx('button', styles.secondary)} onClick={() => void take()}>
        Take a batch from the sandbox
      </button>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </div>
  );
}
