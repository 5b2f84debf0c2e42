import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writtenTexts} from './writtenTexts';
import {projectRoot} from '../../scripts/projectRoot';
import {headersFolder} from '../../plugins/content/downloads/sdkHeaders';
import {strangeNames} from './strangeNames';

const headers = fs.readdirSync(path.join(projectRoot, headersFolder));
/** What the makefile fragment of the SDK sets, and what pages name themselves. */
const others = [
  'SKERRY_DEVICE_SDK_SOURCES',
  'SKERRY_DEVICE_SDK_FLAGS',
  'SKERRY_CONFIG_H',
  'skerry_quick_start',
];
const declared = new Set([
  ...others,
  ...headers.flatMap(
    (name) => fs.readFileSync(path.join(projectRoot, headersFolder, name), 'utf8').match(/\w+/g) ?? [],
  ),
]);

it('pages, API file, terms and components name only what the headers of the SDK declare', () => {
  const {problems, compared} = strangeNames(writtenTexts(projectRoot), declared);
  expect(problems).toEqual([]);
  expect(compared).toBeGreaterThan(500);
});

it('finds names that nothing declares, with file and line', () => {
  const text = [
    'Call `skerry_init()`, then `skerry_inits`.',
    'Set CONFIG_SKERRY_BLE_NETWORKS=y, or CONFIG_SKERRY_NETWORK_KEY_*.',
    'export SKERRY_API_URL=x; echo $SKERRY_API_URL $SKERRY_API_URLS',
    'All of skerry_sat_… and skerry_orbit_….',
  ].join('\n');
  expect(strangeNames([{file: 'page.mdx', text}], declared).problems).toEqual([
    'page.mdx:1: skerry_inits is declared in no header',
    'page.mdx:2: CONFIG_SKERRY_BLE_NETWORKS is declared in no header',
    'page.mdx:3: SKERRY_API_URLS is declared in no header',
    'page.mdx:4: skerry_orbit_ is declared in no header',
  ]);
});
