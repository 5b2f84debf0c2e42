import {expect, it} from 'vitest';
import {stripRules, stripSecrets} from './stripSecrets';

const uuid = '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';

it.each([
  // Addresses.
  ['https://docs.example/search?q=my+words&page=2', 'https://docs.example/search?q=*&page=*'],
  ['/search?q=my%20words', '/search?q=*'],
  ['https://docs.example/docs/intro?anything', 'https://docs.example/docs/intro?*'],
  ['https://docs.example/docs/intro#access_token=abc', 'https://docs.example/docs/intro'],
  ['https://docs.example/docs/intro?a=b#abc', 'https://docs.example/docs/intro?a=*'],
  ['/docs/intro#abc', '/docs/intro'],
  ['https://me:word@docs.example/docs', 'https://docs.example/docs'],
  ['https://api.example/v1/org?filter[name]=a,b;c', 'https://api.example/v1/org?filter[name]=*'],
  ['at load (https://docs.example/a.js?v=12:3:4)', 'at load (https://docs.example/a.js?v=*'],
  [`https://api.example/v1/org/${uuid}/devices/${uuid}`, 'https://api.example/v1/org/*/devices/*'],
  [`https://docs.example/docs/${jwt}`, 'https://docs.example/docs/*'],
  // Keys by their looks.
  [`Refused: ${jwt}`, 'Refused: *'],
  ['cut off: eyJhbGciOiJIUzI1NiJ9.eyJzdW', 'cut off: *'],
  ['key 000102030405060708090a0b0c0d0e0f is short', 'key * is short'],
  ['0xDEADBEEFDEADBEEF', '*'],
  ['sniffed 16 ff a0 03 ff 12 34', 'sniffed *'],
  ['from C0:FF:EE:12:34:56', 'from *'],
  ['bad key: AAECAwQFBgcICQoLDA0ODw==', 'bad key: *'],
  ['q AAECAwQFBgcICQoLDA0ODw%3D%3D', 'q *'],
  ['AKIAIOSFODNN7EXAMPLE is no user', '* is no user'],
  ['sk_live_4eC39HqLyjWDarjtT1zdp7dc', '*'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', '*'],
  ['somebody@firm.example wrote', '* wrote'],
  // Keys by their names.
  ['Authorization: Bearer abc', 'Authorization: * *'],
  ['bearer abc.def', 'bearer *'],
  ['SKERRY_API_KEY=short npm start', 'SKERRY_API_KEY=* npm start'],
  ['{"api_key": "short", "name": "pump"}', '{"api_key": "*", "name": "pump"}'],
  ["password='word'", "password='*'"],
  ['Skerry-Webhook-Token: tok', 'Skerry-Webhook-Token: *'],
])('strips %s', (text, expected) => expect(stripSecrets(text)).toBe(expected));

it.each([
  'https://docs.example/docs/guides/rollout/bluetooth-launch-studio-requirement',
  'https://docs.example/docs/api-specification/delete-user-from-organization',
  'https://docs.example/assets/js/main.4f5e6d7c.js:2:1034',
  "TypeError: Cannot read properties of undefined (reading 'hits')",
  'ChunkLoadError: Loading chunk 1234 failed.',
  'Minified React error #418',
  `Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
  'at collectPerformanceEntriesOfThePage',
  'Skerry documentation',
  'Could it be? Yes',
  'production',
  '2026.11.2-beta1',
  '1a2b3c4d5e6f7',
])('leaves %s', (text) => expect(stripSecrets(text)).toBe(text));

it('strips what is stripped no further, so that it may be done twice', () => {
  const text = `https://me:w@a.example/${uuid}?key=${jwt}#x Bearer ${jwt} a@b.example`;
  expect(stripSecrets(stripSecrets(text))).toBe(stripSecrets(text));
});

// A rule whose time grows with the square of the length would take minutes here.
it.each(['a', '?', 'a-', '0:', 'x?a', 'x?a=', 'key ', 'a.', '00 ', 'eyJ.', '://', '&a', 'A1+/', '%3D'])(
  'goes once through a long text of %s',
  (part) => {
    const text = part.repeat(400_000);
    for (const end of ['', '=', ' ']) expect(stripSecrets(text + end)).toBeTypeOf('string');
  },
);

it('has rules that the agent applies as they are', () => {
  for (const {regex, replacement} of stripRules) {
    expect(regex.global).toBe(true);
    expect(replacement).not.toBe('');
  }
});
