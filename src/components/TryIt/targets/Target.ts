import {brand} from '@site/config/brand';

/** Where requests go: the sandbox in the page, the one on the reader's machine, or a server of the API. */
export type Target = {kind: 'page'} | {kind: 'local'} | {kind: 'server'; address: string};

/** Starts the sandbox that readers have: the download of the Quick Start. */
export const sandboxCommand = `node ${brand.slug}-sandbox.mjs`;

/** The address at which that sandbox listens unless the port is taken. */
export const localSandbox = 'http://localhost:4010';

/** Choices of a reader that hold on every page, until the tab is closed or reloaded. */
export interface Session {
  target?: Target;
  /** Address of the sandbox on the reader's machine. */
  localAddress: string;
}

/** In memory alone, like the credentials. */
export const session: Session = {localAddress: localSandbox};

/** What a site has beside the servers of the API. */
export interface Reach {
  /** Whether there is a sandbox for the API. */
  hasSandbox: boolean;
  /** Whether the page may call programs on the reader's machine. */
  mayCallMachine: boolean;
}

/** The targets that an operation can be sent to, the default first. */
export function targetsFor(servers: string[], {hasSandbox, mayCallMachine}: Reach): Target[] {
  return [
    ...(hasSandbox ? [{kind: 'page'} as const] : []),
    ...(hasSandbox && mayCallMachine ? [{kind: 'local'} as const] : []),
    ...servers.map((address) => ({kind: 'server', address}) as const),
  ];
}

/** Whether two targets are the same. */
export function isSameTarget(one: Target, other: Target | undefined): boolean {
  return addressOf(one) === addressOf(other);
}

function addressOf(target: Target | undefined): string | undefined {
  return target?.kind === 'server' ? target.address : target?.kind;
}

/** Whether a target is a sandbox, whose first data the examples of the API file name. */
export function isSandbox({kind}: Target): boolean {
  return kind !== 'server';
}

/** Whether a request changes what the platform holds. */
export function changesData(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method);
}
