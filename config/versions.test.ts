import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {versionOptions} from './versions';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const latest = {label: 'Latest'};

it('has the latest version alone until one is cut', () => {
  expect(versionOptions(root)).toEqual({lastVersion: 'current', versions: {current: latest}});
});

it('marks versions that were cut as old, and keeps them from search engines', () => {
  fs.writeFileSync(path.join(root, 'versions.json'), '["2.0", "1.1"]');
  const old = {banner: 'unmaintained', noIndex: true};
  expect(versionOptions(root).versions).toEqual({current: latest, '2.0': old, '1.1': old});
});
