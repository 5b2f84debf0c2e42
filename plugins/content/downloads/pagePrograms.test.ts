import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import programs from '../../../config/pagePrograms.json';
import {writeFiles} from '../../builtFiles';
import {blockOf, pagePrograms} from './pagePrograms';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-downloads-'));
afterAll(() => fs.rmSync(outDir, {recursive: true}));

const receiver = 'docs/guides/integration/get-device-packet-data.mdx';

/** What the plugin writes as a file of the build. */
async function downloaded(title: string): Promise<string> {
  await writeFiles(outDir, pagePrograms({siteDir: process.cwd()}));
  return path.join(outDir, 'samples', title);
}

it('takes the receiver from its page, whole, as a program that the Quick Start fetches', async () => {
  const file = await downloaded('receiver.mjs');
  const code = fs.readFileSync(file, 'utf8');
  expect(fs.readFileSync(receiver, 'utf8')).toContain(`\n\`\`\`js title="receiver.mjs"\n${code}\`\`\`\n`);
  expect(spawnSync(process.execPath, ['--check', file]).status).toBe(0);

  const quickStart = fs.readFileSync('docs/intro.mdx', 'utf8');
  expect(quickStart).toContain('](pathname:///samples/receiver.mjs)');
  for (const address of ['samples/receiver.mjs', 'vectors/packet.mjs'])
    expect(quickStart).toContain(`curl -fsSO ${brand.docsUrl}/${address}\n`);
});

it('takes the script of the key header, which the quick starts fetch, and which writes the key in C', async () => {
  const file = await downloaded('make_device_key.py');
  const key = Buffer.from(Array.from({length: 16}, (_, index) => index));
  const run = (value: string) =>
    spawnSync('python3', [file], {encoding: 'utf8', env: {...process.env, SKERRY_DEVICE_KEY: value}});
  expect(run(key.toString('base64')).stdout).toBe(
    '#include <stdint.h>\n\nstatic const uint8_t device_key[16] = {\n' +
      '\t0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07,\n' +
      '\t0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f,\n};\n',
  );
  // What the table of the page says to readers who pass the key in another form.
  expect(run(Buffer.alloc(32, 0xab).toString('hex')).stderr).toMatch('SKERRY_DEVICE_KEY holds 48 bytes');
  for (const wrong of ['not base64', 'AAECAwQFBgcICQoLDA0ODé==']) {
    expect(run(wrong).stderr).toMatch(/^SKERRY_DEVICE_KEY is not base64: .*\n$/);
  }

  for (const rtos of ['zephyr', 'freertos']) {
    const quickStart = fs.readFileSync(`docs/device-sdk/quick-start-guides/${rtos}-quick-start.mdx`, 'utf8');
    expect(quickStart).toContain(`curl -fsSO ${brand.docsUrl}/samples/make_device_key.py\n`);
  }
});

it('offers each program on its page, by a link to the file that is written', () => {
  const files = pagePrograms({siteDir: process.cwd()});
  for (const {page, titles, folder} of programs.served) {
    const text = fs.readFileSync(page, 'utf8');
    for (const title of titles) {
      expect(text, page).toContain(`](pathname:///${folder}/${title})`);
      expect(files).toHaveProperty([`${folder}/${title}`]);
    }
  }
});

it('stops the build when the page has no such block, or two', () => {
  const block = '```js title="a.mjs" showLineNumbers\nlet a;\n```\n';
  expect(blockOf(`Text.\n\n${block}`, 'a.mjs', 'p.mdx')).toBe('let a;\n');
  expect(() => blockOf('Text.', 'a.mjs', 'p.mdx')).toThrow('p.mdx has 0 code blocks with title="a.mjs"');
  expect(() => blockOf(block + block, 'a.mjs', 'p.mdx')).toThrow('has 2 code blocks');
});
