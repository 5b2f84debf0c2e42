import type {Operation} from '@site/plugins/api-reference/samples/shared/readOperation';
import type {Bound} from '@site/src/components/controls/Field';
import {type ReactNode, useState} from 'react';
import {resetPageSandbox} from '../targets/pageSandbox';
import {localSandbox, mayCallThisMachine, sandboxCommand, type Target, targetsFor} from '../targets/Target';
import '@site/src/components/controls/segments.css';
import {Button} from './buttons';
import {Field} from './fields';
import styles from './styles.module.css';

/** Choices of a reader that hold on every page until the tab is closed or reloaded; in memory alone. */
let session: {target?: string; localAddress: string} = {localAddress: localSandbox};

/** The targets of an operation, and the chosen one, which holds on all pages; undefined where a page could call nothing. */
export function useTarget({servers}: Operation, hasSandbox: boolean) {
  const [{target: chosen, localAddress}, setChoice] = useState(session);
  const targets = targetsFor(servers, {hasSandbox, mayCallMachine: mayCallThisMachine()});
  const target = targets.find((one) => noteOf(one) === chosen) ?? targets[0];
  const bases = {page: localSandbox, local: localAddress.replace(/\/$/, ''), server: target?.address};
  return {
    targets,
    target,
    localAddress,
    /** What a path is put behind; the sandbox in the page looks at the path alone, and a terminal cannot reach it. */
    base: (target ? bases[target.kind] : servers[0]?.url) ?? '',
    choose(change: Partial<typeof session>) {
      session = {...session, ...change};
      setChoice(session);
    },
  };
}

interface Props extends Pick<ReturnType<typeof useTarget>, 'targets' | 'target'> {
  /** The address of the sandbox on the reader's machine. */
  address: Bound;
  onTarget: (target: string) => void;
  /** Told after the sandbox in the page has forgotten everything. */
  onReset: () => void;
}

export function TargetField({targets, target, address, onTarget, onReset}: Props): ReactNode {
  const hasSandbox = targets.some(({kind}) => kind === 'page');
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
              name={`${address.id}-target`}
              checked={one === target}
              onChange={() => onTarget(noteOf(one))}
            />
            <span>
              {sandboxes[one.kind]?.label ?? (hasSandbox ? 'Platform' : one.description || 'Server')}
            </span>
          </label>
        ))}
      </div>
      {!mayCallThisMachine() && hasSandbox && (
        <p className={styles.hint}>
          This site may not call a sandbox on your machine (<code>{sandboxCommand}</code>): send that one the
          curl command below, or serve the site on your machine.
        </p>
      )}
      {target && (
        <p className={styles.asideLine}>
          <span className={styles.hint}>{noteOf(target)}</span>{' '}
          {target.kind === 'page' && (
            <Button label="Reset the sandbox" onClick={() => void resetPageSandbox().then(onReset)} />
          )}
        </p>
      )}
      {target?.kind === 'local' && (
        <Field {...address} label="Address" hint="as the sandbox prints it" type="url" />
      )}
    </fieldset>
  );
}

/** What sandboxes are called, and what they are. */
const sandboxes: Partial<Record<Target['kind'], {label: string; note: string}>> = {
  page: {
    label: 'This page',
    note: 'A sandbox that remembers what you do, from page to page, until you reload. Nothing leaves your browser.',
  },
  local: {label: 'Your machine', note: `The sandbox on your machine, started by ${sandboxCommand}`},
};

/** What a target is; no two have the same. */
const noteOf = ({kind, address = ''}: Target): string => sandboxes[kind]?.note ?? address;
