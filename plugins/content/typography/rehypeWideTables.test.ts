import {compile} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {h} from 'hastscript';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import rehypeWideTables from './rehypeWideTables';

const table = (corner: string) =>
  h('table', h('thead', h('tr', [h('th', corner), h('th', [h('em', 'Pull')]), h('th', 'Push')])));

it('gives each table a box that scrolls, can be reached by keyboard and has a name', () => {
  const tree: Root = {type: 'root', children: [h('p', 'Text'), table('Need')]};
  rehypeWideTables()(tree, new VFile());
  expect(toHtml(tree)).toContain(
    '<p>Text</p><div class="table-box" role="group" aria-label="Table: Need, Pull, Push" tabindex="0"><table>',
  );
});

it('stops the build at an empty header cell', () => {
  const tree: Root = {type: 'root', children: [table('')]};
  expect(() => rehypeWideTables()(tree, new VFile())).toThrow('A table has an empty header cell');
});

it('colors a row by the part of the packet that a cell names', async () => {
  const code = await compile(
    '| At | Name |\n|---|---|\n| 0 | A |\n| <span data-field="id">10</span> | ID |\n',
    {
      remarkPlugins: [remarkGfm],
      rehypePlugins: [rehypeWideTables],
    },
  );
  expect(String(code).match(/_components\.tr, \{\s*"data-field": "id"/g)).toHaveLength(1);
  expect(String(code)).not.toContain('_components.span');
});

/** A table of rows of cells. */
function tableOf(rows: string[][]) {
  const [head, ...body] = rows.map((cells, index) =>
    h(
      'tr',
      cells.map((cell) => h(index > 0 ? 'td' : 'th', cell)),
    ),
  );
  return h('table', h('thead', head), h('tbody', body));
}

/** Tables of a page as they are behind the plugin. */
function shownOnePage(...tables: string[][][]): string {
  const tree: Root = {type: 'root', children: tables.map(tableOf)};
  rehypeWideTables()(tree, new VFile());
  return toHtml(tree);
}

/** A table as it is behind the plugin, from rows of cells. */
const shown = (...rows: string[][]) => shownOnePage(rows);

it('gives shares that hardly differ no ground, and takes releases and code for no figures', () => {
  const html = shown(['A', 'Share', 'Since'], ['1', '79 %', '3.0.0'], ['2', '98.9 %', '2.0.0']);
  expect(html).not.toContain('--share');
  expect(html).toContain('<td class="figures">79 %</td>');
  expect(html).toContain('<td>3.0.0</td>');
  const withCode = h('table', [
    h('tr', [h('th', 'A'), h('th', 'B')]),
    h('tr', [h('td', '1'), h('td', h('code', '2'))]),
  ]);
  const tree: Root = {type: 'root', children: [withCode]};
  rehypeWideTables()(tree, new VFile());
  expect(toHtml(tree)).not.toContain('figures');
});

it('takes figures below a name of code for figures', () => {
  const table = h('table', [
    h('tr', [h('th', 'A'), h('th', [h('code', 'd'), ' = 5 %'])]),
    h('tr', [h('td', '1'), h('td', '79 %')]),
  ]);
  const tree: Root = {type: 'root', children: [table]};
  rehypeWideTables()(tree, new VFile());
  expect(toHtml(tree)).toContain('<td class="figures">79 %</td>');
});

it('says how large a share is, save in a column of other figures', () => {
  const html = shown(
    ['Interval', 'Chance', 'Life'],
    ['1 s', '79 %', '2 years'],
    ['2 s', '> 99.9 %', '3 years'],
  );
  expect(html).toContain('<td class="figures share" style="--share: 79%">79 %</td>');
  expect(html).toContain('style="--share: 99.9%">> 99.9 %</td>');
  expect(html.match(/--share/g)).toHaveLength(2);
});

it('aligns columns of figures, with their units or without a value, but not the first', () => {
  const html = shown(
    ['Interval', 'Heard', 'Life', 'Mode'],
    ['1 s', '> 99.9 %', '1,024', '5 to 10 s'],
    ['2 s', '–', '−20', '3'],
  );
  expect(html).toContain(
    '<th>Interval</th><th class="figures">Heard</th><th class="figures">Life</th><th>Mode</th>',
  );
  expect(html).toContain('<td>2 s</td><td class="figures">–</td><td class="figures">−20</td><td>3</td>');
});

it('gives tables with the same columns the same widths, by the longest texts of all', () => {
  const short = [
    ['Parameter', 'Meaning'],
    ['key', 'The key'],
  ];
  const long = [
    ['Parameter', 'Meaning'],
    ['initial_time', 'Milliseconds since 1970, or the time counter to start from on the first boot'],
  ];
  const columns = '<table><colgroup><col style="width: 18%"><col style="width: 82%"></colgroup>';
  expect(shownOnePage(short, long).split(columns)).toHaveLength(3);
  expect(shownOnePage(short)).not.toContain('<col');
  const longer = [
    ['Clock', 'Use'],
    ['Device uptime', 'Counts from the last reset. '.repeat(5)],
  ];
  expect(shownOnePage(longer)).toContain('<col style="width: 19%">');
});

/** Widths of the columns of a table, in percent. */
const widths = (html: string) =>
  [...html.matchAll(/<col style="width: ([\d.]+)%">/g)].map(([, width]) => Number(width));

it('keeps names of rows on one line, gives running text room, and leaves two columns of text to the browser', () => {
  const text = 'Most lines: the programmer is there anyway';
  const rows = ['1. On the bench', '3. Real-world test'].map((name) => [
    name,
    text,
    text,
    `${text}, each. `.repeat(3),
  ]);
  const [name = 0, ...texts] = widths(shown(['Stage', 'Key is stored in', 'Fits', 'Mind'], ...rows));
  expect(name).toBeGreaterThan(100 * ((18 * 7 + 32) / 686));
  expect(Math.min(...texts)).toBeGreaterThan(100 * ((16 * 7 + 32) / 686));
  expect(shown(['If you see', 'Then'], [text, text.repeat(2)])).not.toContain('<col');
});

it('gives what is compared one width', () => {
  const row = (tag: string, ...cells: string[]) =>
    h('tr', [h(tag, cells[0]), ...cells.slice(1).map((cell) => h('td', cell))]);
  const table = h('table', [
    h('tr', [h('th', 'Property'), h('th', 'Unix time'), h('th', 'Device uptime')]),
    row('th', 'Repeats', 'Never', 'After 128 days without a reset, earlier or later if the device resets'),
  ]);
  const tree: Root = {type: 'root', children: [table]};
  rehypeWideTables()(tree, new VFile());
  const [, ...compared] = widths(toHtml(tree));
  expect(compared).toHaveLength(2);
  expect(new Set(compared).size).toBe(1);
});

it('leaves widths to the browser where the words alone fill a page', () => {
  const wide = [Array(8).fill('CounterSource'), Array(8).fill('1')];
  expect(shownOnePage(wide, wide)).not.toContain('<col');
});

it('has a table of text become a list on phones, whose cells carry the names of their columns', () => {
  const html = shown(
    ['What you see', 'Cause', 'Life'],
    ['Nothing is heard at all', 'No gateway passes by there at night', '3'],
  );
  expect(html).toContain('<div class="table-box stacks brief"');
  expect(html).toContain(
    '<tr role="row"><td role="rowheader">Nothing is heard at all</td><td role="cell" data-label="Cause">No gateway passes by there at night</td><td class="figures"',
  );
});

it.each([
  [
    'fits a phone',
    [
      ['Part', 'Flash', 'RAM'],
      ['Core, Cortex-M4', '1.85 kB', '31 bytes'],
    ],
  ],
  [
    'has two columns of plain words',
    [
      ['If you see', 'Then'],
      ['A version below 6.0', 'Install a later one, then try again'],
    ],
  ],
  [
    'compares figures',
    [
      ['Radio interval', ...'12345678'],
      ['1 s', ...Array(8).fill('96 %')],
    ],
  ],
])('leaves a table that %s as it is', (_, rows) => {
  expect(shown(...rows)).toContain('<div class="table-box" ');
});

it('has a table of long words become a list, with the name of a column of numbers in its titles', () => {
  const html = shown(['Step', 'Key'], ['1', '0001'.repeat(16)]);
  expect(html).toContain('<td role="rowheader" data-label="Step">1</td>');
});

it('leaves room before the values of a list for the longest name of a column, or has them stand below it', () => {
  const long = 'Length of the first AD structure, in bytes';
  const kind = (...labels: string[]) =>
    /stacks[^"]*/.exec(shown(['Offset', ...labels], ['0', 'version and sequence', long]))?.[0];
  expect(kind('Value', 'Meaning')).toBe('stacks brief');
  expect(kind('Value', 'What it means')).toBe('stacks brief');
  expect(kind('Value', 'What the receiver makes of it')).toBe('stacks');
});

it('marks a table of what one thing is', () => {
  expect(shown(['Property', 'Value'], ['Returns', '0'])).toContain('<div class="table-box facts" ');
  expect(shown(['Property', 'Value'], ['Returns', '0'.repeat(40)])).toContain(
    '"table-box facts stacks brief"',
  );
});

it('has tables of a page with the same columns become lists of one kind', () => {
  const head = ['Parameter', 'Range', 'Meaning'];
  const short = [head, ['a', '1 to 2', 'Anything']];
  const mixed = [head, ['signal_strength_in_dbm', '0 or more', 'Bytes of the next packet']];
  const kinds = (html: string) => html.match(/(?<=<div class="table-box)[^"]*/g);
  expect(kinds(shown(...short))).toEqual(['']);
  expect(kinds(shownOnePage(short, mixed))).toEqual([' stacks brief', ' stacks brief']);
  expect(kinds(shownOnePage(short, [['Name', 'Range', 'Meaning'], ...mixed.slice(1)]))).toEqual([
    '',
    ' stacks brief',
  ]);
});
