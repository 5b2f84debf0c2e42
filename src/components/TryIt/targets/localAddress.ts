/** Whether a host name is that of the machine that asks. */
export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/**
 * Whether this page may call programs on the reader's machine: the policy of a site that comes from elsewhere lets it
 * call no such program (plugins/pages/delivery).
 */
export function mayCallThisMachine(): boolean {
  return isThisMachine(window.location.hostname);
}

/**
 * What is wrong with an address that has to be on the reader's machine; undefined when nothing is.
 *
 * Only such an address is sent to: a mistyped one must not carry a key or packets to a stranger.
 */
export function localAddressProblem(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    return 'The address must begin with http:// or https://, for example http://localhost:4010.';
  }
  return isThisMachine(url.hostname)
    ? undefined
    : 'The address must be on this machine: localhost, 127.0.0.1 or [::1].';
}
