import fs from 'node:fs';
import {expect, it} from 'vitest';
import {projectRoot} from '../../scripts/projectRoot';
import {compareReference} from './compareReference';
import {readHeaders} from './readHeader';
import {readReference} from './readReference';

const file = 'docs/device-sdk/terrestrial-module/sdk-reference.mdx';
const page = fs.readFileSync(file, 'utf8');
const entries = readHeaders(projectRoot);

it('the SDK reference says what the headers say', () => {
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  expect(['function', 'constant', 'type', 'option'].map(count)).toEqual([35, 6, 7, 19]);
  expect(compareReference(entries, readReference(file, page))).toEqual([]);
});

it('the SDK reference names the release of the headers', () => {
  const version = fs.readFileSync('samples/sdk/VERSION', 'utf8').trim();
  expect(page).toContain(`the Device SDK, release ${version}.`);
});
