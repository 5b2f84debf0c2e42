import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {downloads} from '../../../config/downloads';
import {filesFor} from '.';

let outDir: string;
beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'files-for-'));
  const names = ['sdk/a.h', 'sdk/a.zip', 'docs/b.openapi.json', 'docs/c.openapi.json', 'docs/b.html'];
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    fs.writeFileSync(path.join(outDir, name), '');
  }
});
afterAll(() => fs.rmSync(outDir, {recursive: true}));

it('lists the files that are there, in the order of their descriptions, and one of a series', async () => {
  const described = [
    {file: /\.zip$/, text: 'Headers.'},
    {file: /\.openapi\.json$/, text: 'One operation.', isSeries: true},
    {file: /^sdk\//, text: 'A header.'},
    {file: /^vectors\//, text: 'Not in this build.'},
  ];
  expect(await filesFor(outDir, described)).toEqual([
    {path: 'sdk/a.zip', text: 'Headers.'},
    {path: 'docs/b.openapi.json', text: 'One operation.'},
    {path: 'sdk/a.h', text: 'A header.'},
  ]);
});

it('stops the build at a file that nothing describes', async () => {
  await expect(filesFor(outDir, [{file: /\.zip$/, text: 'Headers.'}])).rejects.toThrow(
    'nothing describes sdk/a.h. Add an entry to config/downloads.ts.',
  );
});

it('describes each kind of file of the site in one sentence', () => {
  for (const {text} of downloads) expect(text).toMatch(/^[A-Z].*\.$/);
});
