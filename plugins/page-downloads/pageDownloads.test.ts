import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import pageDownloadsPlugin from '.';
import {blockOf} from './blockOf';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-downloads-'));
afterAll(() => fs.rmSync(outDir, {recursive: true}));

const options = {page: 'docs/guides/integration/get-device-packet-data.mdx', titles: ['receiver.mjs']};

it('takes the receiver from its page, whole, as a program that the Quick Start fetches', async () => {
  const plugin = pageDownloadsPlugin({siteDir: process.cwd()}, options);
  await plugin.postBuild?.({outDir} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
  const file = path.join(outDir, 'samples/receiver.mjs');
  const code = fs.readFileSync(file, 'utf8');
  expect(fs.readFileSync(options.page, 'utf8')).toContain(`\n\`\`\`js title="receiver.mjs"\n${code}\`\`\`\n`);
  expect(spawnSync(process.execPath, ['--check', file]).status).toBe(0);

  const quickStart = fs.readFileSync('docs/intro.mdx', 'utf8');
  expect(quickStart).toContain('](pathname:///samples/receiver.mjs)');
  expect(quickStart).toContain(`curl -fsSO ${brand.docsUrl}/samples/receiver.mjs\n`);
});

it('stops the build when the page has no such block, or two', () => {
  const block = '```js title="a.mjs" showLineNumbers\nlet a;\n```\n';
  expect(blockOf(`Text.\n\n${block}`, 'a.mjs', 'p.mdx')).toBe('let a;\n');
  expect(() => blockOf('Text.', 'a.mjs', 'p.mdx')).toThrow('p.mdx has 0 code blocks with title="a.mjs"');
  expect(() => blockOf(block + block, 'a.mjs', 'p.mdx')).toThrow('has 2 code blocks');
});
