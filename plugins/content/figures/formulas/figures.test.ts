import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {intervalUnits} from '../../../../model/radio/transmission';
import {projectRoot} from '../../../../scripts/projectRoot';
import {coinCell, pallet, pass} from './exampleInputs';
import {figures} from './figures';
import {duration, microamperes, percent, seconds} from './format';

const guidance = fs.readFileSync(path.join(projectRoot, 'docs/network/transmission-guidance.mdx'), 'utf8');
/** The part of the page under a heading with this id. */
const section = (id: string) =>
  guidance.split(/^(?=## )/m).find((part) => part.includes(`{/* #${id} */}`)) ?? '';

const value = (name: string) => figures.values[name]();

describe('every table', () => {
  it.each(Object.entries(figures.tables))('%s has a cell for each column, none empty', (_, table) => {
    const {columns, rows} = table();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of [columns, ...rows]) {
      expect(row).toHaveLength(columns.length);
      for (const cell of row) expect(cell).toMatch(/^[^|\n]*\S[^|\n]*$/);
      expect(row.join()).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

it('every figure stands in a page', () => {
  const docs = path.join(projectRoot, 'docs');
  const pages = fs
    .readdirSync(docs, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(path.join(docs, file), 'utf8'));
  const named = new Set(
    pages.flatMap((page) =>
      [...page.matchAll(/<Computed (?:table|value)="([^"]+)"/g)].map(([, name]) => name),
    ),
  );
  expect(
    [...Object.keys(figures.tables), ...Object.keys(figures.values)].filter((name) => !named.has(name)),
  ).toEqual([]);
});

it.each(Object.entries(figures.values))('the value %s is a number with its unit', (_, value) => {
  expect(value()).toMatch(/^(> )?[\d.,]+( \S+)?$/);
});

describe('the page states what its figures are computed from', () => {
  it.each([
    ['chance', `in range for ${pass.dwellS} s`],
    ['chance', `\`d\` = ${percent(pass.scanDuty)}`],
    ['chance', `a radio range of ${pass.rangeM} m`],
    ['battery', `${coinCell.capacityMah} mAh, sleep current ${coinCell.sleepUa} µA`],
    ['battery', `${coinCell.eventUc} µC an event`],
    ['battery', `${coinCell.marginEventUc} µC`],
    ['pallet-tracker', `${pallet.capacityMah} mAh`],
    ['pallet-tracker', `${percent(pallet.usable)} of it`],
    ['pallet-tracker', `${pallet.eventUc} µC`],
    ['pallet-tracker', `${pallet.sleepUa} µA asleep`],
    ['pallet-tracker', `${pallet.sensorUa} µA for the accelerometer`],
    ['pallet-tracker', `${percent(pallet.chance)} of the passes`],
    ['pallet-tracker', `${pallet.shortRangeM} m`],
    ['pallet-tracker', `\`r\` = ${pallet.edgeReceived}`],
    ['pallet-tracker', `${pallet.speedKmh} km/h`],
    ['pallet-tracker', `${pallet.walkKmh} km/h`],
    ['pallet-tracker', `${pallet.rangeM} m`],
    ['pallet-tracker', `\`d\` = ${percent(pallet.scanDuty)}`],
    ['pallet-tracker', `${percent(pallet.screenOffDuty)} with the screen off`],
    ['pallet-tracker', `${percent(pallet.movingShare)} of the time`],
    ['pallet-tracker', `**${pallet.moving} s**`],
    ['pallet-tracker', `**${pallet.still} s**`],
    ['pallet-tracker', `**${pallet.periodS / 60} min**`],
    // Results that the next step goes on with.
    ['pallet-tracker', `${value('pallet-usable')} / 17,532 h`],
    ['pallet-tracker', `${value('pallet-allowed')} − 2 µA`],
    ['pallet-tracker', `24 µC / ${value('pallet-radio')}`],
    ['pallet-tracker', `${value('pallet-dwell')} × ln 0.9 / ln 0.15`],
    ['pallet-tracker', `${value('pallet-radio')} − ${value('pallet-moving-current')} =`],
    ['pallet-tracker', `0.9 × 24 µC / ${value('pallet-left')}`],
    [
      'pallet-tracker',
      `2 µA + 1 µA + ${value('pallet-moving-current')} + ${value('pallet-still-current')} = `,
    ],
    ['pallet-tracker', `${intervalUnits(pallet.moving).toLocaleString('en-US')} and`],
    ['pallet-tracker', `and ${intervalUnits(pallet.still).toLocaleString('en-US')} units`],
  ])('%s: %s', (id, text) => expect(section(id)).toContain(text));
});

it('a shorter range, or packets that get lost, take the pallet tracker below its aim', () => {
  const [design, ...worse] = figures.tables['pallet-reach']().rows.map(([, , , chance]) =>
    Number.parseFloat(chance ?? ''),
  );
  expect(design).toBeGreaterThanOrEqual(100 * pallet.chance);
  expect(Math.max(...worse)).toBeLessThan(100 * pallet.chance);
});

it('the pallet tracker lasts as long as the example asks for', () => {
  expect(Number.parseFloat(figures.values['pallet-life']())).toBeGreaterThan(pallet.years);
  expect(pallet.moving).toBeLessThanOrEqual(Number.parseFloat(figures.values['pallet-longest']()));
  expect(pallet.still).toBeGreaterThanOrEqual(Number.parseFloat(figures.values['pallet-shortest-still']()));
});

describe('numbers are written', () => {
  it.each([
    [percent(0.27), '27 %'],
    [percent(0.9976), '99.8 %'],
    [percent(0.99999), '> 99.9 %'],
    [percent(1), '100 %'],
    [microamperes(4.4), '4.4 µA'],
    [microamperes(9.96), '10 µA'],
    [seconds(3.409), '3.41 s'],
    [seconds(43.2), '43 s'],
    [duration(4.32), '4.3 s'],
    [duration(3600), '1 h'],
    [duration(86_400 * 417), '417 days'],
  ])('%s', (written, expected) => expect(written).toBe(expected));
});
