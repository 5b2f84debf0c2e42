import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (...parts: string[]) => fs.readFileSync(path.join(__dirname, ...parts), 'utf8');

/** The classes that the components of some folders give their elements. */
function classesIn(folders: readonly string[]): Set<string> {
  const texts = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(__dirname, folder), {encoding: 'utf8'})
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => read(folder, file)),
  );
  return new Set(texts.flatMap((text) => text.match(/\btool-[\w-]+/g) ?? []));
}

const sheets = ['frame/tools.css', 'PacketLab/lab.css', 'quantities/planner.css'];

it.each([
  ['PacketLab', ['PacketLab', 'parts', 'frame']],
  ['IntervalPlanner', ['IntervalPlanner', 'quantities', 'parts', 'frame']],
  ['ClockPlanner', ['ClockPlanner', 'quantities', 'parts', 'frame']],
])('a page with the %s has the style of all that it is made of', (tool, folders) => {
  const imported = [...read(tool, 'index.tsx').matchAll(/^import '([^']+\.css)';$/gm)].map(([, file = '']) =>
    path.posix.join(tool, file),
  );
  const loaded = ['frame/tools.css', ...imported];
  const others = sheets.filter((sheet) => !loaded.includes(sheet));
  const styled = (names: readonly string[], name: string) =>
    names.some((sheet) => new RegExp(`[.[]${name}(?![\\w-])`).test(read(sheet)));
  expect(imported.length).toBe(1);
  expect([...classesIn(folders)].filter((name) => styled(others, name) && !styled(loaded, name))).toEqual([]);
});
