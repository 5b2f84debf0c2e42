import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {headersFolder} from './header/readHeaders';

const prefix = brand.cPrefix;
const macros = prefix.toUpperCase();
const functions = `${prefix}_\\w+(?=\\()`;
const options = `(?:CONFIG_)?${macros}_(?:BLE|SAT|NETWORK|COUNTER|EID|UPTIME|FREERTOS)_\\w*[A-Z0-9]\\b(?![_*])`;
const names = new RegExp(`\\b(?:${functions}|${options})`, 'g');

function filesIn(folder: string, end: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith(end))
    .map((name) => path.posix.join(folder, name));
}

const declared = new Set(
  filesIn(headersFolder, '.h').flatMap((file) => fs.readFileSync(file, 'utf8').match(/\w+/g) ?? []),
);

it('pages name only what the headers of the SDK declare, or call by its former name', () => {
  let found = 0;
  const unknown = filesIn('docs', '.mdx').flatMap((page) =>
    fs
      .readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const inLine = line.match(names) ?? [];
        found += inLine.length;
        return inLine.filter((name) => !declared.has(name)).map((name) => `${page}:${index + 1}: ${name}`);
      }),
  );
  expect(unknown).toEqual([]);
  expect(found).toBeGreaterThan(200);
});
