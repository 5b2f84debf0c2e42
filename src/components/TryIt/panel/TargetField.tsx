import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import {type ReactNode, useState} from 'react';
import {resetPageSandbox} from '../targets/send';
import {
  isSameTarget,
  localSandbox,
  mayCallThisMachine,
  sandboxCommand,
  type Target,
  targetsFor,
} from '../targets/Target';
import {useHasSandbox} from '../useHasSandbox';
import '@site/src/components/controls/segments.css';
import {TextField} from './fields';
import styles from './styles.module.css';

/** Choices of a reader that hold on every page until the tab is closed or reloaded; in memory alone. */
const session: {target?: Target; localAddress: string} = {localAddress: localSandbox};

/** The targets of an operation, and the chosen one, which holds on all pages; undefined where a page could call nothing. */
export function useTarget({servers}: Operation) {
  const targets = targetsFor(servers, {hasSandbox: useHasSandbox(), mayCallMachine: mayCallThisMachine()});
  const [target, setTarget] = useState<Target | undefined>(
    () => targets.find((one) => isSameTarget(one, session.target)) ?? targets[0],
  );
  const [localAddress, setLocalAddress] = useState(session.localAddress);
  const local = localAddress.replace(/\/$/, '');
  return {
    targets,
    target,
    /** Address of the sandbox on the reader's machine. */
    localAddress,
    // What a path is put behind; the sandbox in the page looks at the path alone, but a request needs a whole address.
    base:
      target?.kind === 'local' ? local : target?.kind === 'server' ? target.address : (servers[0]?.url ?? ''),
    setTarget(chosen: Target) {
      session.target = chosen;
      setTarget(chosen);
    },
    setLocalAddress(address: string) {
      session.localAddress = address;
      setLocalAddress(address);
    },
  };
}

interface Props extends Omit<ReturnType<typeof useTarget>, 'base'> {
  id: string;
  error?: string;
  /** Told after the sandbox in the page has forgotten everything. */
  onReset: () => void;
}

/** Where the request goes. */
export function TargetField(props: Props): ReactNode {
  const {id, targets, target, localAddress, error, setTarget, setLocalAddress, onReset} = props;
  return (
    <fieldset className={styles.group}>
      <legend>Send to</legend>
      {targets.length === 0 && (
        <p className={styles.hint}>
          The OpenAPI file of this API names no address of a server, so this page can send nothing. Put the
          address of yours in front of the path in the curl command below.
        </p>
      )}
      <div className="segments">
        {targets.map((one) => (
          <label key={noteOf(one)}>
            <input
              type="radio"
              name={`${id}-target`}
              checked={isSameTarget(one, target)}
              onChange={() => setTarget(one)}
            />
            <span>{labelOf(one, targets)}</span>
          </label>
        ))}
      </div>
      {!mayCallThisMachine() && targets.some(({kind}) => kind === 'page') && (
        <p className={styles.hint}>
          This site may not call a sandbox on your machine (<code>{sandboxCommand}</code>): send that one the
          curl command below, or serve the site on your machine.
        </p>
      )}
      {target && (
        <p className={styles.asideLine}>
          <span className={styles.hint}>{noteOf(target)}</span>
          {target.kind === 'page' && (
            <button
              type="button"
              className={styles.quiet}
              onClick={() => void resetPageSandbox().then(onReset)}
            >
              Reset the sandbox
            </button>
          )}
        </p>
      )}
      {target?.kind === 'local' && (
        <TextField
          id={id}
          label="Address"
          hint="as the sandbox prints it"
          error={error}
          type="url"
          value={localAddress}
          onChange={setLocalAddress}
        />
      )}
    </fieldset>
  );
}

function labelOf(target: Target, targets: Target[]): string {
  if (target.kind === 'page') return 'This page';
  if (target.kind === 'local') return 'Your machine';
  return targets.some(({kind}) => kind === 'page') ? 'Platform' : target.description || 'Server';
}

function noteOf(target: Target): string {
  if (target.kind === 'server') return target.address;
  return target.kind === 'page'
    ? 'A sandbox that remembers what you do, from page to page, until you reload. Nothing leaves your browser.'
    : `The sandbox on your machine, started by ${sandboxCommand}`;
}
