import * as fc from 'fast-check';

/** Ports of loopback that receive no packets: nothing listens there, or no request can name them. */
const ports = ['', ':0', ':1', ':65535', ':65536', ':99999', ':x'];

const hosts = [
  '',
  '[',
  '[::1]',
  '[::g]',
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  'user:password@localhost',
  'user@localhost',
  '@',
  '%',
  '%6c%6f%63alhost',
  'local host',
  'unresolvable.invalid',
  '999.1.1.1',
  'xn--',
  'ａ.invalid',
  `${'a'.repeat(64)}.invalid`,
];

/** Addresses: most of them parse, many cannot be called, and none leads beyond this machine. */
export const oddUrl: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https://', 'https://', 'https://', 'HTTPS://', 'https:', 'http://', 'data:', ''),
    fc.constantFrom(...hosts),
    fc.constantFrom(...ports),
    fc.constantFrom('', '/', '/packets?x=1#y', '//', '?', '#', '\\', '/%'),
  )
  .map((parts) => parts.join(''));

/** Names that a field or a parameter could be mistaken for, those of every object among them. */
export const oddName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'name',
    'key_name',
    'dayz',
    '0',
  ),
  fc.string({maxLength: 12}),
);

/** Values at the borders of what JSON and the platform's schemas know, and anything else that JSON can hold. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, '', [], {}, -1, 0, -0, 0.5, 1000, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308],
    'x'.repeat(251),
    'x'.repeat(2001),
    '\ud800',
    '\u0000',
    'between:0:1',
    'between:1:99999999999999999999',
    '5b0c0b0e-7f1c-4c57-9d9e-2d6a3a1f8c10',
    'a@b.example',
    'Europe/Paris',
    '+12025550143',
    [null],
    Array.from({length: 1001}, () => 'x'),
    {lat: 0, long: 0},
    {lat: 90, long: 180, location_name: ''},
    {counter_source: 'DEVICE_UPTIME'},
    {_env: 'production'},
  ),
  oddUrl,
  fc.jsonValue({maxDepth: 3}),
);
