import {decoded} from '@site/sandbox/http/decoded';

/** What does not belong to a secret: what is said of the text that has it, and the text without it. */
const additions: [says: string, without: (text: string, header: string) => string][] = [
  ['has a space or a line break at an end, often from a file or variable', (text) => text.trim()],
  [
    'begins with the header’s name',
    (text, header) =>
      text.toLowerCase().startsWith(`${header.toLowerCase()}:`) ? text.slice(header.length + 1).trim() : text,
  ],
  [
    'begins with a word such as Bearer, which the platform does not send',
    (text) => text.replace(/^(?:bearer|basic|token)\s+/i, ''),
  ],
  ['is in quotes, often from a log or a .env file', (text) => text.replace(/^(["'])(.*)\1$/s, '$2')],
  ['is encoded as in an address (%2B and the like)', decoded],
];

/**
 * Says what differs between the value of a webhook's secret header and the secret, without any part of them, and what to
 * do about it. It takes no constant time: nobody but the reader is there to measure. A receiver has to.
 */
export function compareSecrets(received: string, secret: string, header: string): string[] {
  if (received === secret) return [];
  let [one, other] = [received, secret];
  const findings: string[] = [];
  for (const [says, without] of additions) {
    const [before, stored] = [one, other];
    [one, other] = [without(one, header), without(other, header)];
    if (one !== before) findings.push(`The received value ${says}. Compare what is left without that.`);
    if (other !== stored) findings.push(`The secret ${says}. Store it without that.`);
    if (one === other) return [...findings, 'Apart from that they are equal.'];
  }
  return [...findings, remaining(one, other)];
}

function remaining(received: string, secret: string): string {
  if (received.toLowerCase() === secret.toLowerCase())
    return 'They differ in capital and small letters. Something changes the case of header values; compare them as they are.';
  if (secret.split(/[\s,]+/).includes(received))
    return 'The second field holds several secrets, and the received value is one of them. A receiver must compare with each.';
  if (received && secret && (secret.startsWith(received) || received.startsWith(secret)))
    return `One is cut off: the received value has ${received.length} characters, the secret ${secret.length}.`;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(secret))
    return 'The second field looks like an API key. The secret of an endpoint is another value: it was shown when you created the endpoint.';
  const same = [...received].findIndex((character, index) => character !== secret[index]);
  return `They differ from character ${same + 1} on. It is likely the secret of another endpoint: an organization can have two, and each has its own.`;
}
