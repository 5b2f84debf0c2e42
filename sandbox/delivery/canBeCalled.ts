import {parseUrl} from '../http/parseUrl';

/**
 * Whether a request can be sent to an address: it parses, as `https://` does not, its port is not 0, and it names no
 * user, since `fetch` refuses those.
 */
export function canBeCalled(address: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const {protocol, hostname, port, username, password} = url;
  return /^https?:$/.test(protocol) && hostname !== '' && port !== '0' && username + password === '';
}

/** What an error says of a webhook address that no packets can be delivered to. */
export function notCallable(field: string): string {
  return `${field} must be an https:// address with a host and without a user name or password.`;
}

/** Whether an address is on this machine, the only one that a sandbox sends to; false for what is no address. */
export function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(parseUrl(address)?.hostname ?? '');
}
