import {brand} from '@site/config/brand';
import {isLocal} from '@site/sandbox/delivery/canBeCalled';
import {parseUrl} from '@site/sandbox/http/parseUrl';

/** Where requests go: the sandbox in the page, the one on the reader's machine, or a server of the API. */
export interface Target {
  kind: 'page' | 'local' | 'server';
  /** Of a server. */
  address?: string;
  description?: string;
}

/** Starts the sandbox that readers have: the download of the Quick Start. */
export const sandboxCommand = `node ${brand.slug}-sandbox.mjs`;

/** The address at which that sandbox listens unless the port is taken. */
export const localSandbox = 'http://localhost:4010';

/** The targets that an operation can be sent to, the default first; none where the API names no whole address. */
export function targetsFor(
  servers: {url: string; description?: string}[],
  {hasSandbox, mayCallMachine}: Record<'hasSandbox' | 'mayCallMachine', boolean>,
): Target[] {
  return [
    ...(hasSandbox ? [{kind: 'page' as const}] : []),
    ...(hasSandbox && mayCallMachine ? [{kind: 'local' as const}] : []),
    ...servers.flatMap(({url: address, description}) =>
      /^https?:\/\/[^{}]+$/.test(address) ? [{kind: 'server' as const, address, description}] : [],
    ),
  ];
}

/** Whether a request changes what the platform holds. */
export function changesData(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
}

/** Whether this page may call programs on the reader's machine: the policy of another host forbids it (plugins/pages/delivery). */
export function mayCallThisMachine(): boolean {
  return isLocal(window.location.origin);
}

/** What is wrong with an address that has to be on the reader's machine: a mistyped one must carry no key to a stranger. */
export function localAddressProblem(address: string): string | undefined {
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? ''))
    return 'The address must begin with http:// or https://, for example http://localhost:4010.';
  if (isLocal(address)) return undefined;
  return 'The address must be on this machine: localhost, 127.0.0.1 or [::1].';
}
