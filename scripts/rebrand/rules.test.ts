import {describe, expect, it} from 'vitest';
import type {Brand} from './Brand';
import {orrery, quillfern} from './fixtureBrands';
import {rewriter} from './rewrite';
import {rulesFor} from './rules';

function rewrite(
  text: string,
  {from = quillfern, to = orrery, file = 'docs/page.mdx'}: {from?: Brand; to?: Brand; file?: string} = {},
) {
  return rewriter(rulesFor(from, to))(file, text).text;
}

/** A text under the first brand, and under the second. */
const pairs: [string, string, string][] = [
  ['the name', 'Quillfern carries it, Quillfern’s way.', 'Orrery Vex carries it, Orrery Vex’s way.'],
  ['a compound of the name', 'a Quillfern-compatible chip', 'an Orrery Vex-compatible chip'],
  ['the article', 'A Quillfern packet, a Quillfern account', 'An Orrery Vex packet, an Orrery Vex account'],
  ['a header', 'X: 1\nQuillfern-Webhook-Token: a', 'X: 1\nOrrery-Vex-Webhook-Token: a'],
  ['a header in lower case', "headers['quillfern-webhook-token']", "headers['orrery-vex-webhook-token']"],
  ['a header in CGI', 'HTTP_QUILLFERN_WEBHOOK_TOKEN', 'HTTP_ORRERY_VEX_WEBHOOK_TOKEN'],
  ['a header in nginx', '$http_quillfern_webhook_token', '$http_orrery_vex_webhook_token'],
  ['an environment variable', '"$QUILLFERN_ORG_ID"', '"$ORVX_ORG_ID"'],
  ['a Kconfig option', 'CONFIG_QUILLFERN_KEY_SIZE=32', 'CONFIG_ORVX_KEY_SIZE=32'],
  ['an unfinished macro', '`QUILLFERN_*`, QUILLFERN', '`ORVX_*`, ORVX'],
  ['a C function', 'quillfern_init(0, key); my_quillfern', 'orvx_init(0, key); my_orvx'],
  ['C files', '<quillfern.h> quillfern_ble.c libquillfern.a', '<orvx.h> orvx_ble.c liborvx.a'],
  ['the command-line tool', 'quillfern ble scan', 'orrery-vex ble scan'],
  ['a module', 'modules/lib/quillfern-device-sdk', 'modules/lib/orrery-vex-device-sdk'],
  ['a component', 'quillfern/device-sdk: "^3.1.0"', 'orrery-vex/device-sdk: "^3.1.0"'],
  ['the overview page', '/docs/quillfern-platform-api#scopes', '/docs/orrery-vex-platform-api#scopes'],
  [
    'hosts and mail',
    'https://api.quillfern.example/v1 a@quillfern.example.',
    'https://api.vex.example/v1 a@vex.example.',
  ],
  ['a path behind a host', 'https://code.quillfern.example/quillfern', 'https://code.vex.example/orrery-vex'],
  ['a host in a pattern', 'quillfern\\.example$', 'vex\\.example$'],
  [
    'identifiers',
    'new QuillfernClient(quillfernKey), isQuillfern',
    'new OrreryVexClient(orreryVexKey), isOrreryVex',
  ],
  ['a word behind an escape', "'\\nQuillfern\\nquillfern sat scan'", "'\\nOrrery Vex\\norrery-vex sat scan'"],
  ['the UUID', '`0xFFA0`, 0xffa0', '`0xFD5A`, 0xfd5a'],
  ['the UUID as a field', 'service_id: ffa0', 'service_id: fd5a'],
  ['the UUID in 128 bits', '0000ffa0-0000-1000-8000-00805f9b34fb', '0000fd5a-0000-1000-8000-00805f9b34fb'],
  ['bytes', '`A0 FF`, `a0 ff`, `a0ff`', '`5A FD`, `5a fd`, `5afd`'],
  ['bytes in code', '{0x03, 0xA0, 0xFF, 0x00} b"\\xa0\\xff"', '{0x03, 0x5A, 0xFD, 0x00} b"\\x5a\\xfd"'],
  ['service data', 'a0ff0001df6680e7915ae308', '5afd0001df6680e7915ae308'],
  ['a packet', '0303a0ff1216a0ff0001df6680e7', '03035afd12165afd0001df6680e7'],
  ['a packet of another version', '"0303a0ff1216a0fffc01df6680e7"', '"03035afd12165afdfc01df6680e7"'],
  ['a packet without UUID list', '"1216a0ff0401df6680e7"', '"12165afd0401df6680e7"'],
  ['a UUID list alone', '"0303a0ff"', '"03035afd"'],
  ['a packet with swapped UUIDs', '"0303ffa01216ffa00001df66"', '"0303fd5a1216fd5a0001df66"'],
  ['a packet with a swapped list', '"0303ffa01216a0ff0001df66"', '"0303fd5a12165afd0001df66"'],
  ['a packet with spaces', '03 03 a0 ff 12 16 a0 ff 00 01', '03 03 5a fd 12 16 5a fd 00 01'],
];

describe('a rebranding', () => {
  it.each(pairs)('rewrites %s', (_, before, after) => expect(rewrite(before)).toBe(after));

  it.each(pairs)('leads back from %s', (_, before, after) =>
    expect(rewrite(after, {from: orrery, to: quillfern})).toBe(before),
  );

  it('leaves what only looks like the brand', () => {
    const text = 'SKCV:1.0/E:256 quillferns squillfern #a0ff00 e6a0ff00 c1 a0 ff 7a 5a0fff 0xFFA01';
    expect(rewrite(text)).toBe(text);
  });

  it('rewrites bytes only in files that hold packets', () => {
    expect(rewrite('a0ff 0xFFA0', {file: 'design/palette.ts'})).toBe('a0ff 0xFD5A');
  });

  it('leaves the UUID when it stays', () => {
    const to = {...orrery, serviceUuid: quillfern.serviceUuid};
    expect(rewrite('0xFFA0 a0ff', {to})).toBe('0xFFA0 a0ff');
  });

  it('does not rewrite what it wrote', () => {
    const to = {...quillfern, name: 'Quillfern Sat', slug: 'quillfern-sat', domain: 'sat.quillfern.example'};
    expect(rewrite('Quillfern at quillfern.example', {to})).toBe('Quillfern Sat at sat.quillfern.example');
  });

  it('finds a name whose words stand on two lines', () => {
    expect(rewrite('an Orrery\n  Vex packet', {from: orrery, to: quillfern})).toBe('a Quillfern packet');
  });

  it('keeps slug and C prefix of config/brand.ts apart', () => {
    expect(rewrite("slug: 'quillfern',\n  cPrefix: 'quillfern',", {file: 'config/brand.ts'})).toBe(
      "slug: 'orrery-vex',\n  cPrefix: 'orvx',",
    );
  });

  it('changes no package that bears the name in package-lock.json', () => {
    const lock = '"name": "quillfern-docs", "node_modules/quillfern": {}';
    expect(rewrite(lock, {file: 'package-lock.json'})).toBe(
      '"name": "orrery-vex-docs", "node_modules/quillfern": {}',
    );
  });
});
