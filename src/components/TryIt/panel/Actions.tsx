import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Operation} from '../operation/Operation';
import {changesData, type Target} from '../targets/Target';
import styles from './styles.module.css';
import {useCountdown} from './useCountdown';
import type {ExchangeState} from './useExchange';

interface Props {
  id: string;
  operation: Operation;
  target: Target;
  state: ExchangeState;
  onCancel: () => void;
}

/** The button that sends, the one that cancels, and a warning where something real is changed. */
export function Actions({id, operation: {method}, target, state, onCancel}: Props): ReactNode {
  const seconds = useCountdown(state.kind === 'done' ? state.waitUntil : undefined);
  const isSending = state.kind === 'sending';
  const isRealChange = target.kind === 'server' && changesData(method);
  const isBlocked = isSending || seconds > 0;
  return (
    <div className={styles.actions}>
      <button
        type="submit"
        className="button button--primary"
        // A disabled button would lose the focus that it has.
        aria-disabled={isBlocked}
        aria-describedby={isRealChange ? id : undefined}
        onClick={(event) => {
          if (isBlocked) event.preventDefault();
        }}
      >
        {seconds > 0 ? `Send again in ${seconds} s` : isSending ? 'Sending …' : 'Send'}
      </button>
      {isSending && (
        <button type="button" className={clsx('button', styles.secondary)} onClick={onCancel}>
          Cancel
        </button>
      )}
      {isRealChange && (
        <p id={id} className={styles.warning}>
          {method} changes what the platform holds for your organization. Nothing takes it back.
        </p>
      )}
    </div>
  );
}
