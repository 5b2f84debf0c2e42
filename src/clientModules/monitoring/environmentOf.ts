/** Where a copy of the site runs. */
export type Environment = 'development' | 'staging' | 'production';

/** Any address that never leaves the machine: `localhost` and names below it, `127.0.0.0/8` and `::1`. */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Tells where the site runs.
 *
 * @param hostname As in `location.hostname`: in lower case, an IPv6 address in brackets.
 */
export function environmentOf(hostname: string, stagingHost?: string): Environment {
  const name = hostname.replace(/\.$/, '');
  if (loopback.test(name)) return 'development';
  return name === stagingHost?.toLowerCase() ? 'staging' : 'production';
}
