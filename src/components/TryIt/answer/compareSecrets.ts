import {decoded} from '@site/sandbox/http/decoded';

/**
 * Says what differs between the value of a webhook's secret header and the secret, without any part of them, and what to
 * do about it. It takes no constant time: nobody but the reader is there to measure. A receiver has to.
 */
export function compareSecrets(received: string, secret: string, header: string): string[] {
  if (received === secret) return [];
  let [one, other] = [received, secret];
  const findings: string[] = [];
  for (const [without, inHeader, inSecret] of differences(header)) {
    if (without(one) !== one) findings.push(inHeader);
    if (without(other) !== other) findings.push(inSecret);
    [one, other] = [without(one), without(other)];
    if (one === other) return [...findings, 'Apart from that they are equal.'];
  }
  return [...findings, remaining(one, other)];
}

/** What takes away what must not count, and what to do where it is in the header or in the secret. */
function differences(
  header: string,
): [without: (text: string) => string, inHeader: string, inSecret: string][] {
  const name = `${header.toLowerCase()}:`;
  return [
    [
      (text) => text.trim(),
      'The received value has a space or a line break at an end. Remove it, or compare trimmed texts.',
      'The secret has a space or a line break at an end, often from the file or variable that holds it.',
    ],
    [
      (text) => (text.toLowerCase().startsWith(name) ? text.slice(name.length).trim() : text),
      `The received value begins with the header’s name. Compare what follows “${header}:”.`,
      `The secret begins with the header’s name. Store what follows “${header}:”.`,
    ],
    [
      (text) => text.replace(/^(?:bearer|basic|token)\s+/i, ''),
      'The received value begins with a word such as Bearer, which the platform does not send. A proxy or a test of your own adds it.',
      'The secret begins with a word such as Bearer, which does not belong to it.',
    ],
    [
      (text) => text.replace(/^(["'])(.*)\1$/s, '$2'),
      'The received value is in quotes. Log it without them.',
      'The secret is in quotes, often from a .env file. Store it without them.',
    ],
    [
      decoded,
      'The received value is encoded as in an address (%2B and the like). Decode it, or do not encode it.',
      'The secret is encoded as in an address (%2B and the like). Decode it.',
    ],
  ];
}

function remaining(received: string, secret: string): string {
  if (received.toLowerCase() === secret.toLowerCase())
    return 'They differ in capital and small letters. Something changes the case of header values; compare them as they are.';
  const words = secret.split(/[\s,]+/);
  if (words.length > 1 && words.includes(received))
    return 'The second field holds several secrets, and the received value is one of them. A receiver must compare with each.';
  if (received !== '' && secret.startsWith(received))
    return `The received value is cut off after ${received.length} of ${secret.length} characters.`;
  if (secret !== '' && received.startsWith(secret))
    return `The secret is cut off: it has ${secret.length} characters, the received value ${received.length}.`;
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(secret))
    return 'The second field looks like an API key. The secret of an endpoint is another value: it was shown when you created the endpoint.';
  const same = [...received].findIndex((character, index) => character !== secret[index]);
  return `They differ from character ${same + 1} on. It is likely the secret of another endpoint: an organization can have two, and each has its own.`;
}
