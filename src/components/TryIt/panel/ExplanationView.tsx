import type {ReactNode} from 'react';
import type {Explanation} from '../answer/explain';
import styles from './styles.module.css';

interface Props {
  explanation: Explanation;
  /** Takes the reader to the field that the server named. */
  onField: (field: string) => void;
}

/** Why there is no success, and what to do. */
export function ExplanationView({explanation: {title, advice, field}, onField}: Props): ReactNode {
  return (
    <div className={styles.explanation}>
      <p className={styles.explanationTitle}>{title}</p>
      {advice.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {field && (
        <button type="button" className={styles.quiet} onClick={() => onField(field)}>
          Go to the field
        </button>
      )}
    </div>
  );
}
