import type {ReactNode} from 'react';
import type {Explanation} from '../answer/explain';
import {statusName} from '../answer/statusName';
import {AnswerView} from './AnswerView';
import {ExplanationView} from './ExplanationView';
import styles from './styles.module.css';
import {useCountdown} from './useCountdown';
import type {ExchangeState} from './useExchange';

interface Props {
  state: ExchangeState;
  /** Why it is no success. */
  explanation?: Explanation;
  /** What a success means. */
  meaning?: string;
  /** Takes the reader to a field that the server named, with what it said. */
  onField?: (field: string, message: string) => void;
}

/** What came of the last request; said to screen readers in short, shown in full. */
export function OutcomeView({state, explanation, meaning, onField}: Props): ReactNode {
  const waitUntil = state.kind === 'done' ? state.waitUntil : undefined;
  const isWaitOver = useCountdown(waitUntil) === 0;
  const explained = explanation && (
    <ExplanationView explanation={explanation} onField={(field) => onField?.(field, explanation.title)} />
  );
  return (
    <>
      <p role="status" className={styles.unseen}>
        {waitUntil !== undefined && isWaitOver
          ? 'You can send the request again.'
          : announcement(state, explanation)}
      </p>
      {state.kind === 'done' && (
        <section className={styles.answer} aria-label="Answer">
          <h2 className={styles.answerHeading}>Answer</h2>
          {'answer' in state.outcome ? (
            <AnswerView
              key={state.turn}
              answer={state.outcome.answer}
              meaning={explanation ? undefined : meaning}
              isCrossOrigin={state.target.kind !== 'page'}
            >
              {explained}
            </AnswerView>
          ) : (
            explained
          )}
        </section>
      )}
    </>
  );
}

function announcement(state: ExchangeState, explanation: Explanation | undefined): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'sending') return 'Sending …';
  if (!('answer' in state.outcome)) return explanation?.title ?? '';
  const {status, milliseconds} = state.outcome.answer;
  const more = explanation?.title ?? `After ${Math.round(milliseconds)} milliseconds.`;
  return `Answer: ${status} ${statusName(status)}. ${more}`;
}
