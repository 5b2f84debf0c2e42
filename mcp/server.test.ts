import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {searchFolder} from '../config/search';
import {EmbeddedSearch} from '../plugins/search/shared/engine/EmbeddedSearch';
import {allOperations} from '../sandbox/document/listOperations';
import type {OpenApiDocument} from '../sandbox/document/OpenApiDocument';
import type {Listening} from '../sandbox/node/listenOnFreePort';
import {exampleDraft, exampleKey} from '../src/components/tools/PacketLab/draft';
import {readLab} from '../src/components/tools/PacketLab/readLab';
import {createHandler} from './createHandler';
import {calls, list, parse} from './testing/calls';
import {
  buildDir,
  call,
  overHttp,
  overStdio,
  patience,
  program,
  readBuild,
  serveHandler,
} from './testing/clients';
import {tools} from './tools/tools';

const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));

let host: Listening;
const errors: string[] = [];
const clients: Client[] = [];
const connect = {
  'Streamable HTTP, from the build': () => overHttp(host.port),
  'standard input and output, --offline': () => overStdio([program, '--offline'], empty, errors),
};

async function client(transport: keyof typeof connect): Promise<Client> {
  const one = await connect[transport]();
  clients.push(one);
  return one;
}

beforeAll(async () => {
  host = await serveHandler(createHandler(readBuild()));
});
afterAll(async () => {
  await Promise.all(clients.map((one) => one.close()));
  await host.close();
  fs.rmSync(empty, {recursive: true});
});

describe.each(Object.keys(connect) as (keyof typeof connect)[])('over %s', (transport) => {
  let one: Client;
  beforeAll(async () => {
    one = await client(transport);
  });

  it('every tool says what it takes, takes nothing else, and says where its answer comes from', async () => {
    const offered = (await one.listTools({}, patience)).tools;
    expect(offered.map(({name}) => name)).toEqual(Object.keys(tools));
    for (const {inputSchema} of offered) {
      expect(inputSchema.additionalProperties).toBe(false);
      const properties = Object.values(inputSchema.properties ?? {}) as {description?: string}[];
      expect(properties.filter(({description}) => !description)).toEqual([]);
    }
    for (const [name, given] of calls) {
      const {text, isError, sources} = await call(one, name, given);
      expect(isError, `${name}: ${text}`).toBe(false);
      expect(sources.length, name).toBeGreaterThan(0);
      for (const source of sources)
        expect(text).toContain(`Source: ${list.address}${source.slice(list.address.length)}`);
      const {api, sdk} = list.versions;
      expect(text).toMatch(new RegExp(`\nVersion: Cloud API ${api}, Device SDK ${sdk}$`));
      expect(text.length).toBeLessThan(70_000);
      expect(await call(one, name, {...given, unknown: 1})).toMatchObject({isError: true});
    }
  });

  it('every page, section and operation can be read', async () => {
    for (const {path: page} of list.pages) {
      const {text, isError} = await call(one, 'read_page', {page});
      expect(isError, page).toBe(false);
      const [, id] = /^#+ .*<a id="([^"]+)">/m.exec(text) ?? [];
      if (id) expect(await call(one, 'read_page', {page, section: id})).toMatchObject({isError: false});
    }
    const document = parse<OpenApiDocument>(list.openapi);
    const operations = allOperations(document);
    for (const {id, method, path: address} of operations) {
      const {text, isError} = await call(one, 'read_operation', {operation: id});
      expect(isError, id).toBe(false);
      expect(text).toContain('"openapi":"3.1.0"');
      expect(text).toContain('**curl**');
      const {text: found} = await call(one, 'find_operation', {query: `${method} ${address}`});
      expect(found.split(':')[0], address).toBe(`- ${id}`);
    }
  });

  it('pages and downloads are resources, and nothing else is', async () => {
    const {resources} = await one.listResources({}, patience);
    const wanted = [...list.pages.map(({name}) => name), ...list.files.map(({path: file}) => file)];
    expect(resources.map(({uri}) => uri)).toEqual(wanted.map((name) => list.address + name));
    for (const {uri} of resources) {
      const [content] = (await one.readResource({uri}, patience)).contents;
      const bytes = fs.readFileSync(path.join(buildDir, uri.slice(list.address.length)));
      const read =
        content && 'blob' in content ? Buffer.from(content.blob, 'base64') : Buffer.from(content?.text ?? '');
      expect(read.equals(bytes), uri).toBe(true);
    }
    for (const uri of ['file:///etc/passwd', `${list.address}../package.json`, `${list.address}_headers`]) {
      await expect(one.readResource({uri}, patience)).rejects.toThrow();
    }
  });

  it('prompts name pages and sections that there are', async () => {
    const {prompts} = await one.listPrompts({}, patience);
    expect(prompts.map(({name}) => name)).toEqual(['set_up_device', 'debug_packet', 'move_to_release']);
    for (const {name} of prompts) {
      const {messages} = await one.getPrompt({name, arguments: {}}, patience);
      const text = messages.map(({content}) => ('text' in content ? content.text : '')).join('\n');
      for (const [page = ''] of text.matchAll(/docs\/[\w/-]+/g)) {
        const named = list.pages.filter(({path: one}) => one === page || one.startsWith(`${page}/`));
        expect(named.length, `${name}: ${page}`).toBeGreaterThan(0);
      }
      for (const [tool = ''] of text.matchAll(/\b[a-z]+_[a-z]+\b/g))
        expect(Object.keys(tools)).toContain(tool);
    }
    expect(await call(one, 'read_page', {page: 'docs/support#nothing-arrives'})).toMatchObject({
      isError: false,
    });
  });

  it('an answer that is cut goes on', async () => {
    const longest = 'docs/device-sdk/terrestrial-module/sdk-reference';
    const markdown = fs.readFileSync(path.join(buildDir, `${longest}.md`), 'utf8');
    const parts: string[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const {text}: {text: string} = await call(one, 'read_page', {page: longest, from});
      const [part = ''] = text.split(/\n\n(?:\[Cut here|Source:)/);
      parts.push(part);
      const next: RegExpExecArray | null = /Go on with from: (\d+)/.exec(text);
      from = next ? Number(next[1]) : undefined;
    }
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('').trim()).toBe(markdown.trim());
  });

  it('a key is in no answer, and in none that says what is wrong with it', async () => {
    const wrong = exampleKey.slice(2);
    const given = {time: 20454, sequence: 1, payload: '"hello"'};
    const answers = [
      await call(one, 'build_packet', {...given, key: exampleKey, firmware: '0303a0ff'}),
      await call(one, 'build_packet', {...given, key: wrong}),
      await call(one, 'build_packet', {...given, key: [exampleKey]}),
      await call(one, 'build_packet', {...given, key: exampleKey, time: 'never'}),
      await call(one, 'read_packet', {packet: exampleDraft.output, key: exampleKey}),
      await call(one, 'read_packet', {packet: exampleDraft.output, key: wrong}),
      await call(one, 'read_packet', {packet: exampleKey}),
    ];
    for (const {text} of answers) expect(text.replace(/\s/g, '')).not.toContain(wrong);
    expect(answers.map(({isError}) => isError)).toEqual([false, true, true, true, false, true, true]);
    expect(errors).toEqual([]);
  });

  it('refuses what is too long, unknown or of the wrong kind before it does anything', async () => {
    const refused: typeof calls = [
      ['search_docs', {query: 'a'.repeat(513)}],
      ['search_docs', {query: ''}],
      ['search_docs', {query: 'key', limit: 21}],
      ['read_page', {page: 'docs/nowhere'}],
      ['read_page', {page: 'docs/intro', section: 'nowhere'}],
      ['read_page', {page: '../package.json'}],
      ['read_page', {page: 'http://localhost/docs/intro'}],
      ['read_operation', {operation: '../../search/manifest'}],
      ['read_packet', {packet: '0'.repeat(20_001)}],
      ['read_packet', {packet: 'no packet at all'}],
      ['plan_interval', {interval: '5'}],
      ['plan_interval', {interval: 50}],
      ['plan_clock', {reset: 'never'}],
      ['call_sandbox', {operation: 'get-device'}],
      ['call_sandbox', {operation: 'no-such-operation'}],
      ['call_sandbox', {operation: 'packet-webhook-example'}],
      ['call_sandbox', {operation: 'register-new-devices', body: {names: ['a'.repeat(100_000)]}}],
    ];
    for (const [name, given] of refused) {
      const {text, isError} = await call(one, name, given);
      expect(isError, `${name}: ${text}`).toBe(true);
      expect(text.length).toBeLessThan(3_000);
      expect(text).not.toContain('could not answer');
    }
  });
});

it('answers the same over both transports', async () => {
  const [first, second] = await Promise.all((Object.keys(connect) as (keyof typeof connect)[]).map(client));
  for (const [name, given] of calls) {
    expect((await call(first as Client, name, given)).text).toBe(
      (await call(second as Client, name, given)).text,
    );
  }
});

it('has the hits of the search modal, and the verdict of the packet lab', async () => {
  const one = await client('Streamable HTTP, from the build');
  const modal = new EmbeddedSearch((name) => Promise.resolve(parse(`${searchFolder}/${name}`)));
  for (const query of [
    'webhook',
    'pairing',
    '401 unauthorized',
    'skerry_init',
    'how long does a battery last',
  ]) {
    const answer = await modal.answer({requests: [{indexName: 'docs', query}]});
    const {sources} = await call(one, 'search_docs', {query, limit: 20});
    expect(sources).toEqual(answer.results[0]?.hits.map(({url}) => url));
  }
  const swapped = exampleDraft.output.replace('00 01', '01 00');
  const {verdict} = readLab({...exampleDraft, output: swapped});
  const {text} = await call(one, 'read_packet', {
    packet: swapped,
    key: exampleKey,
    heard: exampleDraft.heard,
  });
  for (const part of [verdict?.title, verdict?.text, verdict?.place]) expect(text).toContain(part);
});

it('keeps a sandbox for as long as a client is connected, and over HTTP for one call', async () => {
  const body = {
    encryption: 'AES-256-CTR',
    n_devices: 1,
    names: ['mine'],
    eid_rotation: {counter_source: 'UNIX_TIME'},
  };
  const given = {operation: 'register-new-devices', body};
  const forgets = 'This sandbox forgets now';
  for (const [transport, keeps] of [
    ['standard input and output, --offline', true],
    ['Streamable HTTP, from the build', false],
  ] as const) {
    const one = await client(transport);
    const {text} = await call(one, 'call_sandbox', given);
    const [, device_id = '', key = ''] = /"device_id": "([^"]+)"[\s\S]*"key": "([^"]+)"/.exec(text) ?? [];
    expect(text.includes(forgets)).toBe(!keeps);
    const parameters = {device_id};
    expect((await call(one, 'call_sandbox', {operation: 'get-device', parameters})).isError).toBe(!keeps);
    const time = Math.floor(Date.now() / 86_400_000);
    const packet = await call(one, 'build_packet', {key, time, sequence: 7, payload: '"mine"'});
    const [, digits = ''] = /Advertising data: `([^`]+)`/.exec(packet.text) ?? [];
    const heard = await call(one, 'call_sandbox', {operation: 'gateway', body: digits});
    expect(heard.text.includes('"sequence_number": 7'), heard.text).toBe(keeps);
    expect(
      (await call(one, 'call_sandbox', {operation: 'delete-api-key', parameters: {key_id: 'x'}})).text,
    ).toContain('HTTP 404');
  }
});
