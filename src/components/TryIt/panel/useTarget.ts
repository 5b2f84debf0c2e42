import {useState} from 'react';
import type {Operation} from '../operation/Operation';
import {mayCallThisMachine} from '../targets/localAddress';
import {isSameTarget, session, type Target, targetsFor} from '../targets/Target';
import {useHasSandbox} from '../useHasSandbox';

/** The target of requests, which a reader chooses once for all pages. */
export interface TargetState {
  targets: Target[];
  target: Target;
  localAddress: string;
  setTarget: (target: Target) => void;
  setLocalAddress: (address: string) => void;
  /** What a request's path is put behind. */
  base: string;
}

/** The targets of an operation, and the chosen one. */
export function useTarget({servers}: Operation): TargetState {
  const targets = targetsFor(servers, {hasSandbox: useHasSandbox(), mayCallMachine: mayCallThisMachine()});
  const [target, setTarget] = useState<Target>(
    () => targets.find((one) => isSameTarget(one, session.target)) ?? targets[0],
  );
  const [localAddress, setLocalAddress] = useState(session.localAddress);
  const bases: Record<Target['kind'], string> = {
    // The sandbox looks at the path alone, but a request has to have a whole address.
    page: servers[0],
    local: localAddress.replace(/\/$/, ''),
    server: target.kind === 'server' ? target.address : '',
  };
  return {
    targets,
    target,
    localAddress,
    base: bases[target.kind],
    setTarget(chosen) {
      session.target = chosen;
      setTarget(chosen);
    },
    setLocalAddress(address) {
      session.localAddress = address;
      setLocalAddress(address);
    },
  };
}
