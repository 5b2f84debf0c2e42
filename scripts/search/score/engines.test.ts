import {expect, it} from 'vitest';
import {pageOf} from '../../../plugins/search/shared/pageFixture';
import {toRecords} from '../../../plugins/search/shared/toRecords';
import {embedded, otherEngines} from './engines';

const site = 'https://docs.example/';
const pages = [
  pageOf('docs/antenna', 'Antenna placement', ['Keep metal away from it.']),
  pageOf('docs/battery', 'Battery life', ['Send less often, and an antenna lasts longer too.']),
  pageOf('docs/coverage', 'Coverage', ['## Where gateways are #where', 'On all continents.']),
];
const engines = [embedded(pages, site), ...otherEngines(pages.flatMap((page) => toRecords(page, site)))];

it('compares the engine with others by name', () => {
  expect(engines.map(({name}) => name)).toEqual(['embedded', 'MiniSearch', 'lunr', 'Fuse.js']);
});

it.each(engines)('$name gives addresses of records, best first', ({search}) => {
  expect(search('antenna')[0]).toBe(`${site}docs/antenna`);
  expect(search('antenna')).toContain(`${site}docs/battery`);
  expect(search('gateways')[0]).toBe(`${site}docs/coverage#where`);
});

it.each(engines)('$name takes what a query language would read as an operator', ({search}) => {
  for (const query of ['antenna +', 'title:antenna^2', '"', '']) expect(search(query)).toBeInstanceOf(Array);
});
