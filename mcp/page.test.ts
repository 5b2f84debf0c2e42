import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {brand} from '../config/brand';
import type {Listening} from '../sandbox/node/listenOnFreePort';
import {buildDir, call, overStdio, program, projectRoot, serveBuild} from './testing/clients';
import {tools} from './tools/tools';

/** What the page tells readers to do is what this does, with the build in the place of the site. */
const page = fs.readFileSync(path.join(projectRoot, 'docs/guides/assistants.mdx'), 'utf8');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-page-'));
let site: Listening;

interface Entry {
  command: string;
  args: string[];
}
const entries = [...page.matchAll(/```json title="[^"]+"\n([\s\S]*?)```/g)].map(([, json = '']) => {
  const {mcpServers, servers} = JSON.parse(json);
  return (mcpServers ?? servers)[`${brand.slug}-docs`] as Entry;
});

beforeAll(async () => {
  site = await serveBuild([]);
  fs.copyFileSync(program, path.join(folder, path.basename(program)));
});
afterAll(async () => {
  await site.close();
  fs.rmSync(folder, {recursive: true});
});

it.each(entries.map((entry) => [entry.args.join(' '), entry] as const))(
  'a client starts %s',
  async (_, entry) => {
    const here = `http://localhost:${site.port}`;
    const args = entry.args.map((arg) => arg.replace(brand.docsUrl, here).replace('/home/you', folder));
    // Packages come from nowhere else: a registry would be asked where nothing listens.
    const npm = {
      npm_config_cache: path.join(folder, 'npm'),
      npm_config_registry: 'http://localhost:9',
      npm_config_audit: 'false',
    };
    const more = entry.command === 'npx' ? ['--site', here] : [];
    const env = {...npm, npm_config_update_notifier: 'false', npm_config_fund: 'false'};
    const client = await overStdio([...args, ...more], folder, [], {command: entry.command, env});
    expect((await call(client, 'read_page', {page: 'docs/intro'})).text).toContain('# Quick Start');
    await client.close();
  },
);

it('the program prints what the page shows', () => {
  const [, help] = /--help\n```\n\n<ExpectedOutput>\n\n```text\n([\s\S]*?)```/.exec(page) ?? [];
  expect(spawnSync(process.execPath, [program, '--help'], {encoding: 'utf8'}).stdout).toBe(help);
});

it('the checksum is that of the program, and the package holds it', () => {
  const [command = ''] = /^shasum .*$/m.exec(page) ?? [];
  const cwd = path.join(buildDir, 'mcp');
  expect(page).toContain(`\`\`\`text\n${execFileSync('sh', ['-c', command], {cwd, encoding: 'utf8'})}`);
  const [archive = ''] = /[\w-]+\.tgz/.exec(page) ?? [];
  execFileSync('tar', ['-xzf', path.join(cwd, archive), '-C', folder]);
  const unpacked = path.join(folder, 'package', path.basename(program));
  expect(fs.readFileSync(unpacked).equals(fs.readFileSync(program))).toBe(true);
  const {bin, dependencies} = JSON.parse(fs.readFileSync(path.join(folder, 'package/package.json'), 'utf8'));
  expect(Object.values(bin)).toEqual([path.basename(program)]);
  expect(dependencies).toBeUndefined();
});

it('the page names every tool, and no other', () => {
  expect([...page.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name)).toEqual(Object.keys(tools));
});
