import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {createSiteServer} from '../server/createSiteServer';
import {type Listening, listenOnFreePort} from '../server/listenOnFreePort';
import {readReleaseArguments} from './readReleaseArguments';
import {readReleases, rollBack} from './releases';
import {writeRelease} from './writeRelease';

let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);
const to = () => at('site');

/** A build whose page and script both name it. */
function build(name: string): string {
  for (const [file, text] of Object.entries({
    'index.html': `<p>${name}</p><script src="/assets/js/main.${name}.js"></script>${' '.repeat(2_000)}`,
    [`assets/js/main.${name}.js`]: `"${name}";${' '.repeat(2_000)}`,
  })) {
    fs.mkdirSync(path.dirname(at(name, file)), {recursive: true});
    fs.writeFileSync(at(name, file), text);
  }
  return at(name);
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const release = (name: string, number: number) =>
  writeRelease({
    buildDir: build(name),
    to: to(),
    sbom: `{"of": "${name}"}`,
    keep: 3,
    quality: 1,
    now: day(number),
  });
const current = (file: string) => fs.readFileSync(path.join(to(), 'current', file), 'utf8');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

describe('releases', () => {
  it('serve the newest build, with scripts of those before, compressed', async () => {
    for (const [number, name] of ['one', 'two', 'three', 'four', 'five'].entries())
      await release(name, number + 1);
    expect(current('index.html')).toContain('five');
    // Two builds back, and no further.
    expect(fs.readdirSync(at('site/current/assets/js')).filter((name) => name.endsWith('.js'))).toEqual([
      'main.five.js',
      'main.four.js',
      'main.three.js',
    ]);
    expect(fs.existsSync(at('site/current/index.html.br'))).toBe(true);
    const {ids, current: served} = readReleases(to());
    expect(ids).toHaveLength(3);
    expect(fs.readFileSync(at('site/releases', served ?? '', 'sbom.cdx.json'), 'utf8')).toBe(
      '{"of": "five"}',
    );
  });

  it('can be taken back, one after the other, as far as they are kept', async () => {
    await release('one', 1);
    await release('two', 2);
    rollBack(to());
    expect(current('index.html')).toContain('one');
    expect(() => rollBack(to())).toThrow('no release before 20260101T');
    await release('three', 3);
    expect(current('index.html')).toContain('three');
  });
});

describe('the configuration of nginx', () => {
  const policyOf = (name: string) => `script-src 'self' 'sha256-${name}='`;

  function releaseWithPolicy(name: string, number: number, reload: () => Promise<boolean>) {
    const buildDir = build(name);
    const headers = {'Content-Security-Policy': policyOf(name)};
    fs.writeFileSync(at(name, '_delivery.json'), JSON.stringify({headers}));
    const nginx = {configuration: `add_header "${policyOf(name)}" always;`, reload};
    return writeRelease({buildDir, to: to(), sbom: '{}', keep: 2, quality: 1, now: day(number), nginx});
  }

  it('allows the inline code of all that stay, and is read before the switch', async () => {
    const seen: string[] = [];
    const reload = () => {
      const served = fs.existsSync(at('site/current')) ? current('index.html') : '';
      seen.push(`${/<p>(.*)<\/p>/.exec(served)?.[1]}: ${fs.readFileSync(at('site/nginx.conf'), 'utf8')}`);
      return Promise.resolve(true);
    };
    for (const [number, name] of ['one', 'two', 'three', 'three'].entries())
      await releaseWithPolicy(name, number + 1, reload);
    expect(seen).toEqual([
      "undefined: add_header \"script-src 'self' 'sha256-one='\" always;",
      "one: add_header \"script-src 'self' 'sha256-one=' 'sha256-two='\" always;",
      "two: add_header \"script-src 'self' 'sha256-three=' 'sha256-two='\" always;",
      "three: add_header \"script-src 'self' 'sha256-three='\" always;",
    ]);
    await releaseWithPolicy('three', 5, reload);
    // What has not changed need not be read again.
    expect(seen).toHaveLength(4);
  });

  it('that nginx refuses leaves the site as it was', async () => {
    await releaseWithPolicy('one', 1, () => Promise.resolve(true));
    const refused = releaseWithPolicy('two', 2, () => Promise.reject(new Error('no')));
    await expect(refused).rejects.toThrow('no');
    expect(current('index.html')).toContain('one');
    expect(readReleases(to()).ids).toHaveLength(1);
  });

  it('is that of the build', async () => {
    fs.mkdirSync(at('site'));
    const nginx = {configuration: 'of another build', reload: () => Promise.resolve(true)};
    const other = writeRelease({buildDir: build('one'), to: to(), sbom: '{}', keep: 2, quality: 1, nginx});
    await expect(other).rejects.toThrow('build the site again');
  });
});

describe('an interrupted release', () => {
  let server: Listening | undefined;
  afterEach(() => server?.close());

  /** Releases in a process of its own that kills itself at a step, as a machine does that loses power. */
  function releaseAndDie(name: string, step: string): Promise<NodeJS.Signals | null> {
    const program = `
      const {writeRelease} = require(${JSON.stringify(path.join(projectRoot, 'scripts/release/writeRelease.ts'))});
      writeRelease({buildDir: ${JSON.stringify(build(name))}, to: ${JSON.stringify(to())}, sbom: '{}', keep: 3, quality: 1,
        onStep: (step) => { if (step === ${JSON.stringify(step)}) process.kill(process.pid, 'SIGKILL'); }});
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

  it('leaves a whole site at every point, before, while and after it is switched', {
    timeout: 120_000,
  }, async () => {
    await release('first', 1);
    server = await listenOnFreePort(createSiteServer(path.join(to(), 'current')), {port: 24_500});
    const {port} = server;
    const stops = [read(port), read(port)];
    const steps = ['compress', 'finish', 'switch'];
    for (const [number, step] of steps.entries()) {
      expect(await releaseAndDie(`lost${number}`, step)).toBe('SIGKILL');
      expect(current('index.html')).toContain('first');
    }
    expect(await releaseAndDie('late', 'remove old releases')).toBe('SIGKILL');
    expect(current('index.html')).toContain('late');
    const id = await writeRelease({buildDir: build('last'), to: to(), sbom: '{}', keep: 3, quality: 1});
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
});

describe('the arguments', () => {
  it('name a folder and how many stay', () => {
    expect(readReleaseArguments(['--to', 'out'], '/here')).toEqual({
      to: '/here/out',
      keep: 3,
      isRollback: false,
    });
    expect(readReleaseArguments(['--to', 'out', '--reload', 'nginx -s reload'], '/')?.reload).toBe(
      'nginx -s reload',
    );
    expect(readReleaseArguments(['--help'], '/here')).toBeUndefined();
    expect(() => readReleaseArguments([], '/here')).toThrow('--to is missing');
    for (const keep of ['1', 'x', '2.5'])
      expect(() => readReleaseArguments(['--to', 'out', '--keep', keep], '/')).toThrow(`--keep is ${keep}`);
  });
});
