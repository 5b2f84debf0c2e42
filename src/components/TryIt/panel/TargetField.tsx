import type {ReactNode} from 'react';
import {resetPageSandbox} from '../targets/pageSandbox';
import {mayCallThisMachine} from '../targets/localAddress';
import {isSameTarget, sandboxCommand, type Target} from '../targets/Target';
import {Field} from './Field';
import styles from './styles.module.css';

interface Props {
  id: string;
  targets: Target[];
  target: Target;
  /** Address of the sandbox on the reader's machine. */
  localAddress: string;
  error?: string;
  onTarget: (target: Target) => void;
  onLocalAddress: (address: string) => void;
  /** Told after the sandbox in the page has forgotten everything. */
  onReset: () => void;
}

/** Where the request goes. */
export function TargetField(props: Props): ReactNode {
  const {id, targets, target, localAddress, error, onTarget, onLocalAddress, onReset} = props;
  return (
    <fieldset className={styles.group}>
      <legend>Send to</legend>
      <div className={styles.targets}>
        {targets.map((one) => (
          <label key={noteOf(one)} className={styles.target}>
            <input
              type="radio"
              name={`${id}-target`}
              checked={isSameTarget(one, target)}
              onChange={() => onTarget(one)}
            />
            <span>
              {labelOf(one)} <span className={styles.hint}>{noteOf(one)}</span>
            </span>
          </label>
        ))}
      </div>
      {!mayCallThisMachine() && targets.some(({kind}) => kind === 'page') && (
        <p className={styles.hint}>
          This site may not call a sandbox on your machine (<code>{sandboxCommand}</code>): send that one the
          curl command below, or serve the site on your machine.
        </p>
      )}
      {target.kind === 'page' && (
        <p className={styles.asideLine}>
          It remembers what you do, from page to page, until you reload.{' '}
          <button
            type="button"
            className={styles.quiet}
            onClick={() => void resetPageSandbox().then(onReset)}
          >
            Reset the sandbox
          </button>
        </p>
      )}
      {target.kind === 'local' && (
        <Field id={id} label="Address" hint="as the sandbox prints it" error={error}>
          {(control) => (
            <input
              {...control}
              className={styles.control}
              type="url"
              inputMode="url"
              value={localAddress}
              spellCheck={false}
              autoComplete="off"
              onChange={({target: input}) => onLocalAddress(input.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

function labelOf(target: Target): string {
  return {page: 'Sandbox in this page', local: 'Sandbox on your machine', server: 'Platform'}[target.kind];
}

function noteOf(target: Target): string {
  if (target.kind === 'server') return target.address;
  return target.kind === 'page' ? 'nothing leaves your browser' : sandboxCommand;
}
