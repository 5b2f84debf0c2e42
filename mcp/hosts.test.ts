import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, expect, it, vi} from 'vitest';
import {brand} from '../config/brand';
import {calls, list} from './testing/calls';
import {call, overStdio, program, projectRoot, readBuild, serveBuild} from './testing/clients';

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((one) => one.close())));

it('reads from the site what the site lists, and nothing that a caller names', async () => {
  const asked: string[] = [];
  const site = await serveBuild(asked);
  const one = await overStdio([program, '--site', `http://localhost:${site.port}`], os.tmpdir());
  clients.push(one);
  for (const [name, given] of calls) {
    const {text, isError} = await call(one, name, given);
    expect(isError, text).toBe(false);
  }
  for (const page of [
    `http://localhost:${site.port}/secret`,
    '//localhost/secret',
    '..%2fsecret',
    'docs/intro.md?x=1',
  ]) {
    expect((await call(one, 'read_page', {page})).isError).toBe(true);
  }
  const names = list.pages.map(({name}) => name);
  const allowed =
    /^(?:mcp\/site\.json|openapi\/[\w-]+\.json|search\/[\w.]+\.json|docs\/api-specification\/[\w-]+\.openapi\.json)$/;
  expect(asked.filter((name) => !names.includes(name) && !allowed.test(name))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
  await site.close();
  const {text, isError} = await call(one, 'read_page', {page: 'docs/support'});
  expect(isError).toBe(true);
  expect(text).toContain('--offline');
});

it('npm run mcp serves the last build', async () => {
  const one = await overStdio([path.join(projectRoot, 'scripts/run.mjs'), 'mcp'], projectRoot);
  clients.push(one);
  expect((await call(one, 'read_page', {page: 'docs/intro'})).text).toContain('# Quick Start');
});

it('the handler that the site offers answers a Request without anything of Node', async () => {
  const file = program.replace('.mjs', '-handler.mjs');
  expect(fs.readFileSync(file, 'utf8')).not.toMatch(
    /from ?"(?:node:)?(?:fs|path|http|process|crypto|util)"|import\(/,
  );
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.origin);
    return new Response(await readBuild()(url.pathname.slice(1)));
  });
  const {handle} = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const send = (body: unknown, more: RequestInit = {}) =>
    handle(
      new Request('https://mcp.example/', {
        method: 'POST',
        headers: {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'},
        body: JSON.stringify(body),
        ...more,
      }),
    );
  const params = {name: 'read_page', arguments: {page: 'docs/intro#sandbox'}};
  const answer = await send({jsonrpc: '2.0', id: 1, method: 'tools/call', params});
  expect(answer.headers.get('mcp-session-id')).toBeNull();
  expect((await answer.json()).result.content[0].text).toContain('## 1. Start the sandbox');
  expect(new Set(asked)).toEqual(new Set([new URL(brand.docsUrl).origin]));
  expect((await handle(new Request('https://mcp.example/'))).status).toBe(405);
  expect((await send('x'.repeat(300_000))).status).toBe(413);
  vi.unstubAllGlobals();
});

it('the program refuses an address that is none', () => {
  const {stderr, status} = spawnSync(process.execPath, [program, '--site', 'file:///etc'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('--site is "file:///etc": give an address such as http://localhost:3000.\n');
  expect(status).toBe(1);
});
