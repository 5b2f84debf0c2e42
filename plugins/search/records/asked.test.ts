import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {pageOf} from '../testing/pageFixture';
import {askedFolder, withAsked} from './asked';

const pages = [pageOf('docs/keys', 'Keys', ['## Rotate #rotate', 'Twice a year.'])];

function read(yaml?: string, warn: (fault: string) => void = expect.unreachable) {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'asked-'));
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}));
  if (yaml !== undefined) {
    fs.mkdirSync(path.join(siteDir, askedFolder), {recursive: true});
    fs.writeFileSync(path.join(siteDir, askedFolder, 'guides.yaml'), yaml);
  }
  return withAsked(pages, siteDir, warn);
}

it('gives phrases to the top of a page and to its sections', () => {
  const [page] = read(
    '/docs/keys:\n  "":\n    - secret\n  rotate:\n    - key was leaked\n    - "new: one"\n',
  );
  expect(page).toEqual({...pages[0], asked: {'': 'secret', rotate: 'key was leaked\nnew: one'}});
});

it('leaves pages as they are where nobody has written any', () => {
  expect(read()).toEqual(pages);
});

it.each([
  ['a page', '\n/docs/gone:\n  "": [x]', 'guides.yaml:2: there is no page /docs/gone.', undefined],
  [
    'a section',
    '/docs/keys:\n  "": [x]\n  gone: [x]',
    'guides.yaml:3: /docs/keys has no section "gone". It has rotate.',
    {'': 'x'},
  ],
  [
    'a phrase with a colon',
    '/docs/keys:\n  "":\n    - key: leaked',
    'guides.yaml:3: a phrase is no text.',
    undefined,
  ],
  [
    'a phrase that is a number',
    '/docs/keys:\n  "": [x, 401]',
    'guides.yaml:2: a phrase is no text.',
    undefined,
  ],
  ['a list', '/docs/keys:\n  "":\n  rotate: [x]', 'guides.yaml:2: a phrase is no text.', {rotate: 'x'}],
])('warns, with file and line, of %s that is not there, and takes the rest', (_, yaml, message, rest) => {
  const faults: string[] = [];
  const [page] = read(`${yaml}\n`, (fault) => faults.push(fault));
  expect(faults).toEqual([expect.stringContaining(`docs/asked/${message}`)]);
  expect(page?.asked).toEqual(rest);
});

it('warns of a file that is no YAML', () => {
  const faults: string[] = [];
  read('a: [', (fault) => faults.push(fault));
  expect(faults).toEqual([expect.stringContaining('docs/asked/guides.yaml: ')]);
});
