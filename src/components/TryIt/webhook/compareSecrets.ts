/** What a comparison of a received header with an endpoint's secret came to. */
export interface Comparison {
  isEqual: boolean;
  /** What differs, and what to do about it; neither text holds any part of a secret. */
  findings: string[];
}

/**
 * Compares the value of a webhook's secret header with the secret, and finds the usual mistakes.
 *
 * Not in constant time: nobody but the reader is there to measure. A receiver has to.
 *
 * @param header name of the header
 */
export function compareSecrets(received: string, secret: string, header: string): Comparison {
  if (received === secret) return {isEqual: true, findings: []};
  let [one, other] = [received, secret];
  const findings: string[] = [];
  for (const {without, inHeader, inSecret} of differences(header)) {
    const [nextOne, nextOther] = [without(one), without(other)];
    if (nextOne !== one) findings.push(inHeader);
    if (nextOther !== other) findings.push(inSecret);
    [one, other] = [nextOne, nextOther];
    if (one === other) return {isEqual: false, findings: [...findings, 'Apart from that they are equal.']};
  }
  return {isEqual: false, findings: [...findings, remaining(one, other)]};
}

/** What must not count, each with a function that takes a text without it, and what to do where it is there. */
function differences(header: string) {
  return [
    {
      without: (text: string) => text.trim(),
      inHeader:
        'The received value has a space or a line break at an end. Remove it, or compare trimmed texts.',
      inSecret:
        'The secret has a space or a line break at an end, often from the file or variable that holds it.',
    },
    {
      without: (text: string) =>
        text.toLowerCase().startsWith(`${header.toLowerCase()}:`)
          ? text.slice(header.length + 1).trim()
          : text,
      inHeader: `The received value begins with the header’s name. Compare what follows “${header}:”.`,
      inSecret: `The secret begins with the header’s name. Store what follows “${header}:”.`,
    },
    {
      without: (text: string) => text.replace(/^(?:bearer|basic|token)\s+/i, ''),
      inHeader:
        'The received value begins with a word such as Bearer, which the platform does not send. A proxy or a test of your own adds it.',
      inSecret: 'The secret begins with a word such as Bearer, which does not belong to it.',
    },
    {
      without: (text: string) => text.replace(/^(["'])(.*)\1$/s, '$2'),
      inHeader: 'The received value is in quotes. Log it without them.',
      inSecret: 'The secret is in quotes, often from a .env file. Store it without them.',
    },
    {
      without: decoded,
      inHeader:
        'The received value is encoded as in an address (%2B and the like). Decode it, or do not encode it.',
      inSecret: 'The secret is encoded as in an address (%2B and the like). Decode it.',
    },
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function remaining(received: string, secret: string): string {
  if (received.toLowerCase() === secret.toLowerCase()) {
    return 'They differ in capital and small letters. Something changes the case of header values; compare them as they are.';
  }
  const words = secret.split(/[\s,]+/);
  if (words.length > 1 && words.includes(received)) {
    return 'The second field holds several secrets, and the received value is one of them. A receiver must compare with each.';
  }
  if (received !== '' && secret.startsWith(received)) {
    return `The received value is cut off after ${received.length} of ${secret.length} characters.`;
  }
  if (secret !== '' && received.startsWith(secret)) {
    return `The secret is cut off: it has ${secret.length} characters, the received value ${received.length}.`;
  }
  if (/^[\w-]+\.[\w-]+\.[\w-]+$/.test(secret)) {
    return 'The second field looks like an API key. The secret of an endpoint is another value: it was shown when you created the endpoint.';
  }
  const same = [...received].findIndex((character, index) => character !== secret[index]);
  return `They differ from character ${same + 1} on. It is likely the secret of another endpoint: an organization can have two, and each has its own.`;
}
