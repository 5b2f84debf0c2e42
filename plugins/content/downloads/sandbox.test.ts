import {type ChildProcess, exec, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {promisify} from 'node:util';
import {afterAll, expect, it} from 'vitest';
import {brand} from '../../../config/brand';
import {gatewayPath} from '../../../sandbox/gateway/handleGateway';
import {exampleIds, exampleSecrets} from '../../../sandbox/store/exampleIds';
import {findFreePort} from '../../../sandbox/node/listenOnFreePort';
import {writeFiles} from '../../builtFiles';
import {sandboxProgram} from './sandbox';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-download-'));
const file = `${brand.slug}-sandbox.mjs`;
const page = fs.readFileSync('docs/intro.mdx', 'utf8');
let command: ChildProcess | undefined;
afterAll(async () => {
  if (command && command.exitCode === null) {
    const ended = once(command, 'close');
    command.kill();
    await ended;
  }
  fs.rmSync(outDir, {recursive: true});
});

async function build(): Promise<Buffer> {
  await writeFiles(outDir, await sandboxProgram({siteDir: process.cwd()}));
  return fs.readFileSync(path.join(outDir, 'sandbox', file));
}

/** Runs the file where no package can be found; resolves to what it prints, up to the gateway's address. */
async function run(): Promise<string[]> {
  const {port} = await findFreePort();
  command = spawn(process.execPath, [path.join(outDir, 'sandbox', file), '--port', String(port)], {
    cwd: outDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!command.stdout) throw new Error('The sandbox has no output.');
  const lines: string[] = [];
  for await (const line of createInterface({input: command.stdout})) {
    // Another program may have taken it since.
    if (!/^Ports? [\d, ]+ (?:is|are) taken/.test(line)) lines.push(line);
    if (line.includes(gatewayPath)) return lines;
  }
  throw new Error('The sandbox ended.');
}

it('is one program that serves the API and the gateway, and the same whenever it is built', async () => {
  const built = await build();
  expect((await build()).equals(built)).toBe(true);

  const printed = (await run()).join('\n');
  const address = /The sandbox is at (\S+)/.exec(printed)?.[1] ?? '';
  expect(page).toContain(`\n\`\`\`text\n${printed.replaceAll(address, 'http://localhost:4010')}\n\`\`\``);
  const headers = {Authorization: `Bearer ${exampleSecrets.apiKey}`, 'Content-Type': 'application/json'};
  const registered = await fetch(`${address}/v2/org/${exampleIds.organization}/devices`, {
    method: 'POST',
    headers,
    body: JSON.stringify({encryption: 'AES-256-CTR'}),
  });
  expect((await registered.json()).devices[0].key).toHaveLength(44);
  const heard = await fetch(`${address}${gatewayPath}`, {method: 'POST', body: '0303a0ff0d16a0ff'});
  expect(heard.status).toBe(400);
  expect((await heard.json()).description).toMatch(/truncated/);
});

it('names its version at the top, and has the checksum that the Quick Start checks', async () => {
  const built = await build();
  expect(built.toString().split('\n', 1)).toEqual([
    `// ${file}: the Skerry Platform API 1.0.0, simulated on your machine (Apache 2.0).`,
  ]);
  const [command = ''] = /^shasum .*$/m.exec(page) ?? [];
  const {stdout} = await promisify(exec)(command, {cwd: path.join(outDir, 'sandbox')});
  expect(page).toContain(`\`\`\`text\n${stdout}\`\`\`\n`);
  fs.appendFileSync(path.join(outDir, 'sandbox', file), ' ');
  await expect(promisify(exec)(command, {cwd: path.join(outDir, 'sandbox')})).rejects.toThrow(
    'did NOT match',
  );
});

it('is linked from the Quick Start under the name that it has', () => {
  expect(page).toContain(`pathname:///sandbox/${file}`);
  expect(page).toContain(`${brand.docsUrl}/sandbox/${file}`);
});
