/** Without a scheme they stand for that of the page, here http. */
const ownMachine = 'localhost:* 127.0.0.1:*';

/**
 * Headers of a copy of the site that is served on a reader's own machine: its pages may also call the sandbox and a
 * receiver of webhooks there, on any port. The public site's may not, since its policy must not allow unencrypted hosts.
 */
export function allowOwnMachine(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      name === 'Content-Security-Policy'
        ? value.replace(/(^|; )connect-src 'self'/, (directive) => `${directive} ${ownMachine}`)
        : value,
    ]),
  );
}
