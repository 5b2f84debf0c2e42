import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import type {ControlProps} from './Field';

interface Props extends ControlProps {
  value: string;
  /** What the field holds, for the name of the button. */
  secret: string;
  onChange: (value: string) => void;
}

/** On the server there is no layout to run before. */
const useEarlyEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** A field whose text is hidden until the reader wants to see it, and never in an attribute. */
export function SecretInput({value, secret, onChange, ...control}: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // React writes the `value` that it controls into the attribute too, where style and recorders can read it.
  useEarlyEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className="tool-secret">
      <input
        {...control}
        ref={input}
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
        className="tool-quiet"
        aria-label={`Show ${secret}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
