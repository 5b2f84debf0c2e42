import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {checkPages} from './checkPages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

it('names each page whose element has a class without its rules', () => {
  fs.mkdirSync(path.join(folder, 'docs'));
  fs.writeFileSync(path.join(folder, 'docs/a.html'), '<p id=x class="row hero">a</p><b class=pill>b</b>');
  fs.writeFileSync(path.join(folder, 'index.html'), '<p class=row>&lt;p class="hero"></p> class="hero"');
  expect(() => checkPages(folder, new Set(['close']))).not.toThrow();
  expect(() => checkPages(folder, new Set(['hero', 'pill']))).toThrow(
    /left out:\n {2}docs.a\.html: hero\n {2}docs.a\.html: pill\n/,
  );
});
