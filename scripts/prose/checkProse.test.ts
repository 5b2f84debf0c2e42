import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {brokenLinks, markdownFiles} from './brokenLinks';
import {findingLines, levelLines, levelNote, unstated} from './checkProse';
import {readFigures} from './rules/figureRule';
import {termRule} from './rules/termRule';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prose-'));
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const result = {file: 'docs/a.mdx', findings: [], level: 6.24, figures: ['payload']};

it('finds links of Markdown files that lead to no file or no heading', () => {
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  };
  write(
    'README.md',
    '# A\n\n[b](b/README.md#the-way), [c](b/none.md)\n\n[d](b/README.md#no-way) [e](#a) [f](https://a.example/x#y)\n\n`src/b.ts` `b`\n\n[g](100%.md)\n',
  );
  write('b/README.md', '## The *way*\n\n[up](../README.md#a) and [the folder](..)\n');
  write('node_modules/x/README.md', '[x](none)');
  expect(markdownFiles(root).sort()).toEqual(['README.md', 'b/README.md']);
  expect(findingLines(brokenLinks(root, 'README.md'))).toEqual([
    'README.md:3:27: link: "b/none.md" leads nowhere: there is no b/none.md.',
    'README.md:5:1: link: "b/README.md#no-way": README.md has no heading with that anchor; it has the-way.',
    'README.md:7:1: link: There is no src/b.ts: name the place where it is now.',
    'README.md:9:1: link: "100%.md" leads nowhere: there is no 100%.md.',
  ]);
  expect(brokenLinks(root, 'b/README.md')).toEqual([]);
});

it('fails when no page states a figure any more', () => {
  expect(unstated(['payload', 'gateways'], [result])).toMatchObject([
    {rule: 'figure', message: expect.stringContaining('No page states the gateways')},
  ]);
});

it('reports the reading level of each file, and the hardest in the summary', () => {
  const results = [{...result, file: 'docs/b.mdx', level: 9}, result, {...result, level: undefined}];
  expect(levelLines(results)).toEqual(['  6.2  docs/a.mdx', '  9.0  docs/b.mdx']);
  expect(levelNote(results)).toBe('reading level 9.0 in the middle, at most 9.0 (docs/b.mdx)');
});

it('refuses data that could find nothing', () => {
  expect(() => readFigures('[{name: x, value: 1, nature: y, where: [no placeholder]}]')).toThrow('"x"');
  expect(() => termRule('[{write: x, not: []}]')).toThrow('"x"');
});
