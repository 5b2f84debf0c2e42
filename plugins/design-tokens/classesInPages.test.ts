import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {classesInPages} from './classesInPages';

it('lists the classes of all pages, and stays the same when only text changes', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  fs.mkdirSync(path.join(folder, 'guides'));
  write('guides/a.mdx', 'Text. <p className="badge badge--info">x</p> <b class=\'pill\'>y</b>');
  write('b.mdx', '<p className={clsx("row")}>x</p>');
  const before = classesInPages(folder);
  expect(before.split('\n')).toEqual([
    "class='pill'",
    'className="badge badge--info"',
    'className={clsx("row")}',
  ]);
  write('b.mdx', 'Other text. <p className={clsx("row")}>z</p>');
  expect(classesInPages(folder)).toBe(before);
  fs.rmSync(folder, {recursive: true});
});
