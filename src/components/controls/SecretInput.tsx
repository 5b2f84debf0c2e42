import {type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState} from 'react';

type InputProps = InputHTMLAttributes<HTMLInputElement>;

export interface SecretInputProps
  extends Pick<InputProps, 'id' | 'name' | 'className' | 'required' | 'aria-describedby' | 'aria-invalid'> {
  value: string;
  /** What the field holds, for the name of the button: `API key`. */
  secret: string;
  onChange: (value: string) => void;
}

type Props = SecretInputProps & {classes: {box: string; button: string}};

/** A field whose text is hidden until the reader wants to see it, and never in an attribute. */
export function SecretInput({value, secret, onChange, classes, ...control}: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? 'Hide' : 'Show';
  const input = useRef<HTMLInputElement>(null);
  // React writes the `value` that it controls into the attribute too, where style and recorders can read it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <div className={classes.box}>
      <input
        {...control}
        ref={input}
        type={isShown ? 'text' : 'password'}
        // No browser is to keep it, and no password manager to offer that.
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({target}) => onChange(target.value)}
      />
      <button
        type="button"
        className={classes.button}
        aria-label={`${action} ${secret}`}
        onClick={() => setIsShown(!isShown)}
      >
        {action}
      </button>
    </div>
  );
}
