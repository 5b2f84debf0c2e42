import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const src = path.join(__dirname, '..');
const sheets = ['design', 'pages'].flatMap((folder) =>
  fs
    .readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

describe.each(sheets)('%s', (sheet) => {
  it('takes its colours from the tokens', () => {
    const css = fs.readFileSync(path.join(src, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
    expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi) ?? []).toEqual([]);
  });
});
