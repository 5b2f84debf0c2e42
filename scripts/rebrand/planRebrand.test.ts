import {describe, expect, it} from 'vitest';
import {orrery, quillfern} from './fixtureBrands';
import {hasErrors, planRebrand, type RebrandPlan} from './planRebrand';
import type {TreeFile} from './readTree';

function tree(files: Record<string, string | Buffer>): TreeFile[] {
  return Object.entries(files).map(([name, content]) =>
    typeof content === 'string' ? {name, bytes: Buffer.from(content), text: content} : {name, bytes: content},
  );
}

function copied(plan: RebrandPlan): Record<string, string> {
  return Object.fromEntries(plan.files.map(({to, bytes}) => [to, bytes.toString()]));
}

const project = {
  'config/brand.ts':
    "name: 'Quillfern',\nslug: 'quillfern',\ncPrefix: 'quillfern',\ndomain: 'quillfern.example',\n",
  'docs/quillfern-overview.mdx': '# A Quillfern page\r\n\r\n`quillfern_init`, 0xFFA0\r\n',
  'openapi/platform-api.yaml': '\ufefftitle: Quillfern Platform API\nservice_id: ffa0\n',
};

describe('the copy', () => {
  it('has new contents and new names, and keeps marks and line ends', () => {
    const plan = planRebrand(tree(project), quillfern, orrery);
    expect(hasErrors(plan)).toBe(false);
    expect(copied(plan)).toEqual({
      'config/brand.ts':
        "name: 'Orrery Vex',\nslug: 'orrery-vex',\ncPrefix: 'orvx',\ndomain: 'vex.example',\n",
      'docs/orrery-vex-overview.mdx': '# An Orrery Vex page\r\n\r\n`orvx_init`, 0xFD5A\r\n',
      'openapi/platform-api.yaml': '\ufefftitle: Orrery Vex Platform API\nservice_id: fd5a\n',
    });
  });

  it('becomes the original when it is rebranded back', () => {
    const there = copied(planRebrand(tree(project), quillfern, orrery));
    const back = copied(planRebrand(tree(there), orrery, quillfern));
    expect(back).toEqual(project);
  });

  it('has the headers of the SDK, and what includes them, under the new prefix', () => {
    const header = `#ifndef QUILLFERN_BLE_H
#define QUILLFERN_BLE_H

/** Sends with quillfern_send(), if CONFIG_QUILLFERN_BLE_NETWORK is on. */
#define QUILLFERN_BLE_UUID 0xFFA0
int quillfern_send(struct quillfern_packet *packet);

#endif
`;
    const files = {
      'samples/sdk/include/quillfern_ble.h': header,
      'samples/preludes/fragment.h': '#include <quillfern.h>\n#include "quillfern_config.h"\n',
      'docs/page.mdx':
        '[headers](pathname:///sdk/quillfern_ble.h), (pathname:///sdk/quillfern-sdk-headers.zip)',
    };
    const there = copied(planRebrand(tree(files), quillfern, orrery));
    expect(there).toEqual({
      'samples/sdk/include/orvx_ble.h': `#ifndef ORVX_BLE_H
#define ORVX_BLE_H

/** Sends with orvx_send(), if CONFIG_ORVX_BLE_NETWORK is on. */
#define ORVX_BLE_UUID 0xFD5A
int orvx_send(struct orvx_packet *packet);

#endif
`,
      'samples/preludes/fragment.h': '#include <orvx.h>\n#include "orvx_config.h"\n',
      'docs/page.mdx': '[headers](pathname:///sdk/orvx_ble.h), (pathname:///sdk/orrery-vex-sdk-headers.zip)',
    });
    expect(copied(planRebrand(tree(there), orrery, quillfern))).toEqual(files);
  });

  it('holds binary files and the command itself as they are', () => {
    const files = {'static/logo.png': Buffer.from('\0Quillfern'), 'scripts/rebrand/rules.ts': 'Quillfern'};
    const plan = planRebrand(tree(files), quillfern, orrery);
    expect(copied(plan)).toEqual({'static/logo.png': '\0Quillfern', 'scripts/rebrand/rules.ts': 'Quillfern'});
    expect(plan.notes.binaries).toEqual(['static/logo.png']);
  });

  it('is counted rule by rule', () => {
    const {counts} = planRebrand(tree({'a.md': 'Quillfern quillfern_a quillfern_b'}), quillfern, orrery);
    const used = counts.filter(({count}) => count > 0).map(({rule, count}) => [rule.id, count]);
    expect(used).toEqual([
      ['C name', 2],
      ['name', 1],
    ]);
  });
});

describe('an error is', () => {
  it('a word that no rule knows, with file and line', () => {
    const files = {'a.md': 'Quillfern\n\nQuillferns and quillFern', 'quillferns.md': ''};
    const plan = planRebrand(tree(files), quillfern, orrery);
    expect(hasErrors(plan)).toBe(true);
    expect(plan.errors.leftovers).toEqual([
      {file: 'a.md', line: 3, text: 'quillFern'},
      {file: 'quillferns.md', line: 0, text: 'quillfern'},
    ]);
  });

  it('another separator between the words of the name', () => {
    const {errors} = planRebrand(
      tree({'a.c': '/* Orrery\n * Vex */ orrery.vex ORVX orvxTime Orvx_x'}),
      orrery,
      quillfern,
    );
    expect(errors.leftovers.map(({line, text}) => [line, text])).toEqual([
      [1, 'Orrery * Vex'],
      [2, 'orrery.vex'],
    ]);
  });

  it('a C prefix that other names have already', () => {
    const files = {'docs/a.mdx': '`bt_le_adv_start`\nCONFIG_BT_PERIPHERAL my_bt_x BT'};
    const {errors} = planRebrand(tree(files), quillfern, {...orrery, cPrefix: 'bt'});
    expect(errors.prefixed.map(({line, text}) => [line, text])).toEqual([
      [1, 'bt_le_adv_start'],
      [2, 'CONFIG_BT_PERIPHERAL'],
    ]);
  });

  it('two files of one name', () => {
    const {errors} = planRebrand(tree({'quillfern.md': '', 'Orrery-vex.md': ''}), quillfern, orrery);
    expect(errors.collisions).toEqual(['Orrery-vex.md']);
  });
});

describe('a note tells', () => {
  it('lines that would not come back', () => {
    const plan = planRebrand(tree({'a.md': 'Quillfern\nlike Orrery Vex'}), quillfern, orrery);
    expect(hasErrors(plan)).toBe(false);
    expect(plan.notes.irreversible).toEqual([{file: 'a.md', line: 2, text: 'like Orrery Vex'}]);
  });

  it('bytes that may be the UUID', () => {
    const {notes} = planRebrand(tree({'docs/a.mdx': 'a0 ff\n| a0:ff |\n7aa0ff'}), quillfern, orrery);
    expect(notes.uuidTraces.map(({line}) => line)).toEqual([2, 3]);
  });
});
