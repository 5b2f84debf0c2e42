import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {writeIndex} from '../../../plugins/search/records/writeIndex';
import {pageOf} from '../../../plugins/search/shared/pageFixture';
import {measureLatency} from './measureLatency';
import {readBuiltIndex} from './readBuiltIndex';

const pages = ['Antenna', 'Battery'].map((title) =>
  pageOf(`docs/${title.toLowerCase()}`, title, ['Of a device.'], {section: title}),
);
let site: string;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'built-index-'));
  const options = {siteAddress: 'https://docs.example/', maxRecords: 1, recordsPerPart: 1};
  await writeIndex(path.join(site, 'search'), pages, options);
  return () => fs.rmSync(site, {recursive: true});
});

it('reads the pages of all parts of a built site', () => {
  const {manifest, pages: read, folder} = readBuiltIndex(site);
  expect(read).toEqual(pages);
  expect(manifest).toMatchObject({records: 4, siteAddress: 'https://docs.example/'});
  expect(folder).toBe(path.join(site, 'search'));
});

it('says how to build a site that is not there', () => {
  expect(() => readBuiltIndex('/nowhere')).toThrow(
    /\/nowhere\/search\/manifest\.json does not exist: run `npm run build`/,
  );
});

it('measures how long answers take in a worker', async () => {
  const {median, percentile95} = await measureLatency(path.join(site, 'search'), ['antenna', 'device'], 3);
  expect(median).toBeGreaterThan(0);
  expect(percentile95).toBeGreaterThanOrEqual(median);
  expect(percentile95).toBeLessThan(5_000);
});

it('rejects when there is nothing to measure', async () => {
  await expect(measureLatency('/nowhere', ['antenna'], 1)).rejects.toThrow(/nowhere/);
});
