import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {describeDelivery} from '../../plugins/pages/delivery/describeDelivery';
import {projectRoot} from '../projectRoot';
import {createSiteServer} from '../server/createSiteServer';
import {type Listening, listenOnFreePort} from '../../sandbox/node/listenOnFreePort';
import {makeBuild} from './makeBuild';
import {writeRelease} from './writeRelease';

// Killed is what a process can be here. A machine that loses power may also lose what it had not yet put on its disk:
// nothing is flushed (fsync), and nothing here tries it.

let folder: string;
let server: Listening | undefined;
const at = (...names: string[]) => path.join(folder, ...names);
const to = () => at('site');
const current = (file: string) => fs.readFileSync(path.join(to(), 'current', file), 'utf8');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(async () => {
  await server?.close();
  fs.rmSync(folder, {recursive: true});
});

const delivery = describeDelivery({
  baseUrl: '/',
  redirects: [],
  inline: {scripts: ["'sha256-changed='"], styles: []},
  connectTo: [],
});
const nginx = {root: '/elsewhere', http: '80', https: '443', certificate: 'c.pem', certificateKey: 'k.pem'};
const place = {siteUrl: 'https://docs.example', nginx};
const reloads = () => fs.readFileSync(at('reloads'), 'utf8');

/** Releases in a process of its own that is killed at a step, and notes what nginx has read before that. */
function releaseAndDie(name: string, step: string): Promise<NodeJS.Signals | null> {
  const given = {buildDir: makeBuild(at(name), delivery), to: to(), sbom: '{}', keep: 3, quality: 1};
  const program = `
    const {writeRelease} = require(${JSON.stringify(path.join(projectRoot, 'scripts/release/writeRelease.ts'))});
    const at = (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); };
    const reload = async () => {
      at('reload');
      require('node:fs').appendFileSync(${JSON.stringify(at('reloads'))}, ${JSON.stringify(`${name} `)});
      return true;
    };
    const nginx = {place: ${JSON.stringify(place)}, reload};
    writeRelease({...${JSON.stringify(given)}, nginx, onStep: at});
  `;
  const args = ['--import', 'tsx', '--input-type=commonjs', '-e', program];
  const child = spawn(process.execPath, args, {cwd: projectRoot, stdio: 'inherit'});
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

/** Reads the page and the script that it names, over and over, until told to stop. */
function read(port: number): () => Promise<{reads: number; faults: string[]}> {
  let isOver = false;
  const faults: string[] = [];
  const done = (async () => {
    let reads = 0;
    while (!isOver) {
      const page = await fetch(`http://127.0.0.1:${port}/`);
      const [, name, src] = /<p>(.*?)<\/p><script src="(.*?)"/.exec(await page.text()) ?? [];
      const script = await fetch(`http://127.0.0.1:${port}${src}`);
      const text = await script.text();
      if (page.status !== 200 || script.status !== 200 || !text.startsWith(`"${name}"`))
        faults.push(`${page.status} ${name} ${src} ${script.status} ${text.slice(0, 20)}`);
      reads += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return {reads, faults};
  })();
  return () => {
    isOver = true;
    return done;
  };
}

it('killed at any point leaves a whole site: before, while and after it is switched', async () => {
  const given = {to: to(), sbom: '{}', keep: 3, quality: 1};
  await writeRelease({...given, buildDir: makeBuild(at('first')), now: new Date(Date.UTC(2026, 0, 1))});
  server = await listenOnFreePort(createSiteServer(path.join(to(), 'current')));
  const {port} = server;
  const stops = [read(port), read(port)];
  const steps = ['compress', 'finish', 'configure', 'reload', 'switch'];
  for (const [number, step] of steps.entries()) {
    expect(await releaseAndDie(`lost${number}`, step)).toBe('SIGKILL');
    expect(current('index.html')).toContain('first');
  }
  // One wrote the configuration and died before nginx had read it: the next has it read, once.
  expect(reloads()).toBe('lost4 ');
  expect(await releaseAndDie('late', 'remove old releases')).toBe('SIGKILL');
  expect(current('index.html')).toContain('late');
  expect(reloads()).toBe('lost4 ');
  const id = await writeRelease({...given, buildDir: makeBuild(at('last'))});
  expect(current('index.html')).toContain('last');

  for (const stop of stops) {
    const {reads, faults} = await stop();
    expect(faults).toEqual([]);
    expect(reads).toBeGreaterThan(steps.length);
  }
  // What the interrupted ones left behind is gone.
  const left = fs.readdirSync(at('site/releases'));
  expect(left).toHaveLength(3);
  expect(left.at(-1)).toBe(id);
  expect(fs.existsSync(at('site/.next'))).toBe(false);
});
