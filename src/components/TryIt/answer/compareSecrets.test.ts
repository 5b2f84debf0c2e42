import {expect, it} from 'vitest';
import {compareSecrets} from './compareSecrets';

const secret = 'example-webhook-secret-do-not-use';
const compare = (received: string, stored = secret) =>
  compareSecrets(received, stored, 'Skerry-Webhook-Token');

it('says that they are equal', () => {
  expect(compare(secret)).toEqual([]);
});

it.each([
  [`${secret}\n`, secret, /^The received value has a space or a line break/],
  [secret, ` ${secret}`, /^The secret has a space or a line break/],
  [`skerry-webhook-token: ${secret}`, secret, /^The received value begins with the header’s name/],
  [`Bearer ${secret}`, secret, /^The received value begins with a word such as Bearer/],
  [secret, `"${secret}"`, /^The secret is in quotes/],
  ['a%2Bb', 'a+b', /^The received value is encoded/],
])('finds what does not belong to %o or %o', (received, stored, finding) => {
  const findings = compare(received, stored);
  expect(findings[0]).toMatch(finding);
  expect(findings.at(-1)).toBe('Apart from that they are equal.');
});

it.each([
  [secret.toUpperCase(), secret, /capital and small letters/],
  ['new', 'old new', /several secrets/],
  [secret.slice(0, 8), secret, /cut off: the received value has 8 characters, the secret 33/],
  [secret, secret.slice(0, 8), /cut off: the received value has 33 characters, the secret 8/],
  [secret, 'aaa.bbb.ccc', /looks like an API key/],
  ['example-webhook-secret-other', secret, /differ from character 24 on.*another endpoint/],
])('says how %o differs from %o', (received, stored, finding) => {
  expect(compare(received, stored).join(' ')).toMatch(finding);
});

it('finds several at once, and repeats no part of a secret', () => {
  const findings = compare(`Skerry-Webhook-Token: "${secret}" `, secret);
  expect(findings).toHaveLength(4);
  expect(findings.join(' ')).not.toContain('do-not-use');
});
