import {describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import writtenBrand from '../../config/writtenBrand.json';
import {projectRoot} from '../projectRoot';
import {planRebrand, readTexts} from './planRebrand';
import {type Brand, brandProblems, repeatedValues} from './rules';

/** Made up: all spellings of the first brand share one word, those of the second do not. */
const quillfern: Brand = {
  ...{name: 'Quillfern', slug: 'quillfern', cPrefix: 'quillfern', domain: 'quillfern.example'},
  ...{serviceUuid: '0xFFA0', appUrl: 'https://app.quillfern.example', mailEmail: 'a@quillfern.example'},
};
const orrery: Brand = {
  ...{name: 'Orrery Vex', slug: 'orrery-vex', cPrefix: 'orvx', domain: 'vex.example'},
  ...{serviceUuid: '0xFD5A', appUrl: 'https://my.orrery.example', mailEmail: 'help@vex.example'},
};

function rewrite(text: string, from = quillfern, to = orrery): string {
  return planRebrand([{name: 'docs/page.mdx', text}], from, to).changed[0]?.text ?? text;
}

describe('this project', () => {
  const next = repeatedValues(brand);

  it('spells its brand everywhere as config/brand.ts does; where it does not, `npm run rebrand` mends it', () => {
    const {changed, unknown} = planRebrand(readTexts(projectRoot), writtenBrand, next);
    expect([...changed.flatMap(({places}) => places), ...unknown]).toEqual([]);
    expect(next).toEqual(writtenBrand);
  });

  it('can be rebranded whole, and leads back byte for byte', () => {
    const files = readTexts(projectRoot);
    const elsewhere = JSON.stringify(writtenBrand).replaceAll(writtenBrand.domain, orrery.domain);
    const other = {...JSON.parse(elsewhere), ...orrery};
    const {changed} = planRebrand(files, writtenBrand, other);
    const there = changed.map(({newName, text}) => ({name: newName, text}));
    expect(there.length).toBeGreaterThan(100);
    const back = planRebrand(there, other, writtenBrand);
    expect(back.unknown).toEqual([]);
    const originals = new Map(files.map(({name, text}) => [name, text]));
    expect(back.changed.filter(({newName, text}) => originals.get(newName) !== text)).toEqual([]);
  });

  it('has a brand that pages, code and addresses can hold', () => {
    expect(brandProblems(next)).toEqual([]);
    const wrong = {name: 'Vex!', slug: 'x', cPrefix: 'Or', domain: 'vex', serviceUuid: 'FD5A', aUrl: 'a'};
    expect(brandProblems(wrong)).toHaveLength(6);
  });
});

it.each([
  ['a Quillfern-compatible chip, A Quillfern’s', 'an Orrery Vex-compatible chip, An Orrery Vex’s'],
  ['Quillfern-Webhook-Token, quillfern-webhook-token', 'Orrery-Vex-Webhook-Token, orrery-vex-webhook-token'],
  ['HTTP_QUILLFERN_TOKEN $http_quillfern_token', 'HTTP_ORRERY_VEX_TOKEN $http_orrery_vex_token'],
  ['"$QUILLFERN_ORG_ID" CONFIG_QUILLFERN_SIZE `QUILLFERN_*`', '"$ORVX_ORG_ID" CONFIG_ORVX_SIZE `ORVX_*`'],
  ['quillfern_init(0); my_quillfern', 'orvx_init(0); my_orvx'],
  ['<quillfern.h> quillfern_ble.c libquillfern.a', '<orvx.h> orvx_ble.c liborvx.a'],
  ['quillfern ble scan, lib/quillfern-device-sdk', 'orrery-vex ble scan, lib/orrery-vex-device-sdk'],
  ['QuillfernClient(quillfernKey), isQuillfern', 'OrreryVexClient(orreryVexKey), isOrreryVex'],
  ["'\\nQuillfern\\nquillfern sat scan'", "'\\nOrrery Vex\\norrery-vex sat scan'"],
  ['https://app.quillfern.example/x', 'https://my.orrery.example/x'],
  ['a@quillfern.example. (b@quillfern.example)', 'help@vex.example. (b@vex.example)'],
  ['quillfern\\.example$ https://www.quillfern.example', 'vex\\.example$ https://www.vex.example'],
  ['`0xFFA0`, 0xffa0, service_id: ffa0, 0000ffa0-0000', '`0xFD5A`, 0xfd5a, service_id: fd5a, 0000fd5a-0000'],
  ['03-03-A0-FF, {0x03, 0xA0, 0xFF} b"\\xa0\\xff"', '03-03-5A-FD, {0x03, 0x5A, 0xFD} b"\\x5a\\xfd"'],
  ['a0ff0001df66 0303a0ff1216a0ff0001', '5afd0001df66 03035afd12165afd0001'],
  ['03 03 a0 ff 12 16 a0 ff 00 0303ffa01216ffa000', '03 03 5a fd 12 16 5a fd 00 0303fd5a1216fd5a00'],
])('rewrites %s, and leads back', (before, after) => {
  expect(rewrite(before)).toBe(after);
  expect(rewrite(after, orrery, quillfern)).toBe(before);
});

it('leaves what only looks like the brand, and does not rewrite what it wrote', () => {
  const text = 'SKCV #a0ff00 e6a0ff00 c1 a0 ff 7a 5a0fff 0xFFA01';
  expect(rewrite(text)).toBe(text);
  const longer = {...quillfern, name: 'Quillfern Sat', domain: 'sat.quillfern.example'};
  expect(rewrite('Quillfern quillfern.example', quillfern, longer)).toBe(
    'Quillfern Sat sat.quillfern.example',
  );
  expect(rewrite('an Orrery\n  Vex packet', orrery, quillfern)).toBe('a Quillfern packet');
});

it('renames files, and names each place with its line, known or not', () => {
  const text = 'one\nQuillfern and quillFern at\nshop.quillfern.example';
  const {changed, unknown} = planRebrand([{name: 'sdk/quillfern_ble.h', text}], quillfern, orrery);
  expect(changed.map(({newName}) => newName)).toEqual(['sdk/orvx_ble.h']);
  expect(changed[0].places).toEqual([
    'sdk/quillfern_ble.h:2: Quillfern → Orrery Vex',
    'sdk/quillfern_ble.h:3: quillfern.example → vex.example',
    "sdk/quillfern_ble.h:the file's name: quillfern → orvx",
  ]);
  const [spelling, host] = [
    'sdk/quillfern_ble.h:2: quillFern',
    'sdk/quillfern_ble.h:3: shop.quillfern.example',
  ];
  expect(unknown).toEqual([spelling, host]);
});
