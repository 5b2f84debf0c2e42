import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  isSending: boolean;
  onCancel: () => void;
}

/** The button that delivers, and what a page needs of a receiver for it. */
export function DeliveryActions({isSending, onCancel}: Props): ReactNode {
  return (
    <>
      <p className={styles.hint}>
        A web page reaches only a receiver that answers OPTIONS (CORS). The complete receivers of the guides
        do not, since the platform never asks: deliver to them with the curl command below.
      </p>
      <div className={styles.actions}>
        <button type="submit" className="button button--primary" aria-disabled={isSending}>
          {isSending ? 'Delivering …' : 'Deliver'}
        </button>
        {isSending && (
          <button type="button" className={clsx('button', styles.secondary)} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </>
  );
}
