/**
 * Whether a request can be sent to an address: it parses, as `https://` does not, its port is not 0, and it names no
 * user, since `fetch` refuses those.
 */
export function canBeCalled(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {protocol, hostname, port, username, password} = new URL(address);
  return /^https?:$/.test(protocol) && hostname !== '' && port !== '0' && username + password === '';
}
