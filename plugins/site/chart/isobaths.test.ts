import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {projectRoot} from '../../../scripts/projectRoot';
import {chart} from '.';
import {distance, isobaths} from './isobaths';
import {heads} from '.';

const slugs = ['', 'intro', 'device-sdk', 'guides/rollout', 'network/coverage', 'release-notes'];

it('draws other waters for each slug, and the same ones each time', () => {
  expect(new Set(slugs.map((slug) => isobaths(slug, 8).join())).size).toBe(slugs.length);
  expect(isobaths('intro', 8)).toEqual(isobaths('intro', 8));
});

it.each(slugs)('has no line of %s cross another, as none does on a chart', (slug) => {
  const seed = createHash('sha256').update(slug).digest();
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
    for (let depth = 0; depth < 20; depth += 1) {
      expect(distance(seed, depth + 1, angle)).toBeGreaterThan(distance(seed, depth, angle) + 4);
    }
  }
});

it('is a file of its own, which the bundler would write into the stylesheet below 10,000 bytes', () => {
  expect(chart().length).toBeGreaterThan(10_000);
});

it('has a drawing of its own for each area, where the stylesheet looks for it', () => {
  expect(new Set(Object.values(heads)).size).toBe(Object.keys(heads).length);
  const css = fs.readFileSync(path.join(projectRoot, 'src/css/page.css'), 'utf8');
  const tops = [...chart().matchAll(/<svg y="(\d+)"/g)].map(([, top]) => Number(top) / 16);
  const places = [...css.matchAll(/--chart[:,] -?(\d+)/g)].map(([, rem]) => Number(rem));
  expect(places.sort((one, other) => one - other)).toEqual(tops);
});
