import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import type {ControlProps} from './Field';
import styles from './styles.module.css';

interface Props extends ControlProps {
  value: string;
  /** What the field holds, for the name of the button: `API key`. */
  secret: string;
  onChange: (value: string) => void;
}

/** A field whose text is hidden until the reader wants to see it. */
export function SecretInput({value, secret, onChange, ...control}: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // React writes the `value` that it controls into the attribute too, where style and recorders can read it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={styles.secret}>
      <input
        {...control}
        ref={input}
        className={styles.control}
        type={isShown ? 'text' : 'password'}
        // No browser is to keep it, and no password manager to offer that.
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
      />
      <button
        type="button"
        className={styles.quiet}
        aria-label={`Show ${secret}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
