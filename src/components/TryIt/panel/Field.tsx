import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What a control takes over from its field. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

interface Props {
  /** Unique in the page. */
  id: string;
  label: ReactNode;
  required?: boolean;
  /** Type and bounds. */
  hint?: string;
  /** What is wrong with the value. */
  error?: string;
  className?: string;
  /** Draws the control. */
  children: (props: ControlProps) => ReactNode;
}

/** A labeled control with its hint and its error, both tied to it. */
export function Field({id, label, required = false, hint, error, className, children}: Props): ReactNode {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className={styles.labelLine}>
        <label htmlFor={id}>{label}</label>
        {required && <span className={styles.required}>required</span>}
      </div>
      {children({id, required, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined})}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
