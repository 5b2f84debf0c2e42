import {execPath} from 'node:process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {generatedPage, generatePages} from './generatePages';
import {measureBuild} from './measureBuild';
import {readOptions} from './options';
import {ownSite} from './sites';
import {peerSite, starlight, stock, vitepress} from './peers';
import {type Build, benchProblems, benchTable, mediansOf} from './report';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const build = (change: Partial<Build> = {}): Build => ({
  ...{site: 'ours', size: 500, kind: 'cold', seconds: 50, processor: 80, memory: 1e9, html: 30_000},
  ...change,
});

describe('options', () => {
  it('are two sizes of our site unless others are given', () => {
    const operations: number[] = [];
    expect(readOptions([])).toEqual({pages: [500, 2000], operations, peers: false, runs: 1});
    const given = ['--peers', '--runs', '3', '--pages', '20'];
    expect(readOptions(given)).toEqual({pages: [20], operations, peers: true, runs: 3});
    expect(readOptions(['--operations', '30,600'])).toMatchObject({pages: [], operations: [30, 600]});
    expect(readOptions(['--operations', '30', '--pages', '5'])).toMatchObject({pages: [5], operations: [30]});
  });

  it('are named when one is not known', () => {
    expect(() => readOptions(['build', '500'])).toThrow(/'build'.*\n.*--peers/);
  });

  it.each([
    ['--pages', '20,many'],
    ['--operations', '0'],
    ['--runs', '1.5'],
  ])('%s %s is refused', (name, value) => {
    expect(() => readOptions([name, value])).toThrow(`${name} is ${value}: give whole numbers`);
  });
});

describe('generated pages', () => {
  const place = 'generated/section-0/part-1/group-10/page-104';

  it('lie in nested categories, which our sidebar lists', () => {
    const change = generatePages(root, 105);
    expect(fs.readFileSync(path.join(root, `${place}.mdx`), 'utf8')).toBe(generatedPage(104));
    change();
    const first = fs.readFileSync(path.join(root, 'generated/section-0/part-0/group-0/page-0.mdx'), 'utf8');
    expect(first).toBe(`${generatedPage(0)}\nOne sentence more.\n`);

    const own = ownSite(1);
    expect(fs.readFileSync(path.join(own.root, 'sidebars.ts'), 'utf8')).toContain("dirName: 'generated'");
    own.dispose();
  });

  it.each([
    [stock, '.mdx', '## Beacons of step 5 {/* #step-5 */}\n', '---\n\nThis page'],
    [starlight, '.md', '## Beacons of step 5\n', '---\n\nThis page'],
    [vitepress, '.md', '## Beacons of step 5 {#step-5}\n', '---\n\n# Tokens 3\n\nThis page'],
  ])(
    'are the same for every generator but for what it writes in another way',
    (peer, ending, heading, start) => {
      const installed = path.join(root, 'installed');
      fs.mkdirSync(path.join(installed, 'node_modules/generator'), {recursive: true});
      const site = peerSite({...peer, installed}, 4);
      const file = path.join(site.root, peer.content, `generated/section-0/part-0/group-0/page-3${ending}`);
      const page = fs.readFileSync(file, 'utf8');
      expect(page).toContain(heading);
      expect(page).toContain(start);
      const untranslated = page.replaceAll(/ \{(\/\* )?#.*\}$/gm, '').replace('\n# Tokens 3\n', '');
      expect(untranslated).toBe(generatedPage(3).replaceAll(/ \{\/\* #.*\}$/gm, ''));
      expect(fs.existsSync(path.join(site.root, 'node_modules/generator'))).toBe(true);
      site.dispose();
      expect(fs.existsSync(site.root)).toBe(false);
    },
  );
});

describe('a build', () => {
  /** A site that is built by a program of ours. */
  const siteOf = (program: string) => ({
    ...{name: 'ours' as const, root, command: ['--eval', program], html: 'build'},
    dispose: () => {},
  });

  it.runIf(process.platform === 'linux')('is measured with all of its processes', async () => {
    const page = path.join(root, 'build/section/page.html');
    fs.mkdirSync(path.dirname(page), {recursive: true});
    fs.writeFileSync(page, 'x'.repeat(1234));
    // Each of the two holds 200 MB, and the second is at work.
    const hold = 'const held = Buffer.alloc(2e8, 1);';
    const work = `${hold} while (process.cpuUsage().user < 2e6) for (let i = 0; i < 1e6; i++) held[0]++;`;
    const program = `${hold} require('node:child_process').spawn(${JSON.stringify(execPath)}, ['--eval', ${JSON.stringify(work)}])`;
    const {memory, processor, seconds, html} = await measureBuild(siteOf(program), 1);
    expect(memory).toBeGreaterThan(4e8);
    expect(processor).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(2);
    expect(html).toBe(1234);
  });

  it('keeps what it leaves for later builds beside the site', async () => {
    fs.mkdirSync(path.join(root, 'build'));
    await measureBuild(siteOf("fs.writeFileSync(path.join(os.tmpdir(), 'cached'), '')"), 0);
    expect(fs.readdirSync(path.join(root, 'node_modules/.temporary'))).toEqual(['cached']);
  });

  it('says what it printed when it fails, and what it lacks', async () => {
    await expect(measureBuild(siteOf("throw new Error('broken link')"), 1)).rejects.toThrow('broken link');
    fs.mkdirSync(path.join(root, 'build'));
    await expect(measureBuild(siteOf(''), 1)).rejects.toThrow('ours has 0 pages in build, not 1.');
  });
});

it('takes the median of each figure', () => {
  const runs = [build({seconds: 60, memory: 2e9}), build({seconds: 40}), build(), build({size: 2000})];
  expect(mediansOf(runs)).toEqual([build(), build({size: 2000})]);
});

it('shows how long each build takes beside the fastest peer', () => {
  const rows = benchTable([
    build(),
    build({site: 'VitePress', seconds: 100}),
    build({site: 'Starlight', seconds: 200, html: 40_000.4}),
    build({site: 'API reference'}),
  ]).replace(/ +/g, ' ');
  expect(rows.split('\n').slice(2)).toEqual([
    '| ours | 500 | cold | 50.0 | 0.50 | 80.0 | 1.00 | 30,000 |',
    '| VitePress | 500 | cold | 100.0 | 1.00 | 80.0 | 1.00 | 30,000 |',
    '| Starlight | 500 | cold | 200.0 | 2.00 | 80.0 | 1.00 | 40,000 |',
    '| API reference | 500 | cold | 50.0 | | 80.0 | 1.00 | 30,000 |',
  ]);
});

it('finds what is slower than a peer, grows faster than the number of pages, or takes too much', () => {
  const changed = {kind: 'one page changed'} as const;
  const good = [
    build(),
    build({...changed, seconds: 10}),
    build({size: 2000, seconds: 220, memory: 3e9}),
    build({site: 'VitePress', size: 2000, seconds: 220, memory: 9e9}),
    build({site: 'stock Docusaurus', size: 500, seconds: 51}),
  ];
  expect(benchProblems(good)).toEqual([]);
  const bad = [
    build(),
    build({...changed, seconds: 10.1}),
    build({size: 2000, seconds: 222, memory: 3.01e9}),
    build({site: 'VitePress', size: 2000, seconds: 220}),
    build({site: 'Starlight', size: 2000, seconds: 230}),
  ];
  expect(benchProblems(bad)).toEqual([
    'ours, 500, one page changed: 10.1 s are more than a fifth of 50.0 s, which it takes cold.',
    'ours, 2000, cold: 3.01 GB of memory, at most 3.00 are allowed.',
    'ours, 2000, cold: 222.0 s, VitePress takes 220.0 s.',
    'ours, 2000, cold: one of them takes 1.11 times as long as one of 500.',
  ]);
});
