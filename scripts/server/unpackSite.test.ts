import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {unpackSite} from './unpackSite';

let folder: string;
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'unpack-site-')));
  fs.mkdirSync(path.join(folder, 'site'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function unpack(files: Record<string, string> | string): string[] {
  const archive = path.join(folder, 'preview.zip');
  const bytes =
    typeof files === 'string'
      ? files
      : zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  fs.writeFileSync(archive, bytes);
  unpackSite(archive, path.join(folder, 'site'));
  return written();
}

const written = () => fs.readdirSync(path.join(folder, 'site'), {recursive: true, encoding: 'utf8'}).sort();

it('unpacks a site with its folders', () => {
  expect(unpack({'index.html': 'home', 'docs/intro.html': 'intro'})).toEqual([
    'docs',
    'docs/intro.html',
    'index.html',
  ]);
  expect(fs.readFileSync(path.join(folder, 'site/docs/intro.html'), 'utf8')).toBe('intro');
});

it('writes nothing of what is no site, no archive, or leads out of the folder, and says which', () => {
  expect(() => unpack('<html>not found</html>')).toThrow(/preview\.zip is no ZIP file/);
  expect(() => unpack({'build/index.html': 'home'})).toThrow('no index.html at its top');
  expect(() => unpack({'index.html': 'home', '../outside': 'x'})).toThrow('outside the site: ../outside');
  expect(written()).toEqual([]);
  expect(fs.existsSync(path.join(folder, 'outside'))).toBe(false);
});
