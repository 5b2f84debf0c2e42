import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';
import {compileLater} from '../process/compileLater.mjs';
import {buildSite, nodeOptions} from './buildSite';

let root: string;

/** Puts a program in the place of Docusaurus. */
function docusaurusIs(source: string): void {
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin');
  fs.mkdirSync(bin, {recursive: true});
  fs.writeFileSync(path.join(bin, 'docusaurus.mjs'), source);
}

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'build-site-')));
});

afterEach(() => fs.rmSync(root, {recursive: true}));

it('runs in the given folder, with the given environment and output folder', async () => {
  docusaurusIs(
    'console.log(JSON.stringify([process.cwd(), process.argv.slice(2), process.env.ADDED, process.env.NODE_ENV ?? null]))',
  );
  const {code, output} = await buildSite({root, outDir: '/tmp/out', env: {ADDED: 'yes'}});
  expect(code).toBe(0);
  expect(JSON.parse(output)).toEqual([root, ['build', '--out-dir', '/tmp/out'], 'yes', null]);
});

it('collects warnings of both streams, without colors, and hands lines on as they come', async () => {
  docusaurusIs(
    `console.warn('\\u001b[33m[WARNING]\\u001b[39m from stderr'); console.log('[WARNING] from stdout')`,
  );
  const lines: string[] = [];
  const {code, warnings} = await buildSite({root, onLine: (line) => lines.push(line)});
  expect(code).toBe(0);
  expect([...warnings].sort()).toEqual(['[WARNING] from stderr', '[WARNING] from stdout']);
  expect(lines).toHaveLength(2);
});

it('passes the exit code of a failed build on', async () => {
  docusaurusIs(`console.error('[ERROR] broken link'); process.exit(1)`);
  expect(await buildSite({root})).toEqual({code: 1, warnings: [], output: '[ERROR] broken link'});
});

it('runs Node as `npm run build` does, which has no option that a supported release refuses', () => {
  const {scripts} = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  const inAll = nodeOptions.filter((option) => !compileLater.includes(option));
  expect(scripts.build).toMatch(new RegExp(`^node ${inAll.join(' ')} node_modules/`));
});
