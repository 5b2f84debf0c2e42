import fs from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import {projectRoot} from '../../../projectRoot';
import {languageOf} from '../../languages/languages';
import type {PageBlock} from '../../page/PageBlock';
import {readPage} from '../../page/readTexts';
import {toUnits, type Unit} from '../toUnits';

/** Places of the blocks that programs of the tests are made of: `docs/support.mdx:164`. */
export const takenBlocks = new Set<string>();

/** Where a block stands: `docs/support.mdx:164`. */
export const placeOf = ({page, line}: PageBlock) => `${page}:${line}`;

/** All blocks of a page, which is read once: some have a hundred. */
const blocksOf = memoize(
  (page: string): PageBlock[] => readPage(page, fs.readFileSync(path.join(projectRoot, page), 'utf8')).blocks,
);

/** The blocks of C on a page, as the compiler sees them. */
export const unitsOf = memoize((page: string): Unit[] => toUnits(blocksOf(page)));

/** The one block of C on a page that holds a text. */
function unitWith(page: string, text: string): Unit {
  const units = unitsOf(page).filter(({block}) => block.text.includes(text));
  if (units.length !== 1) throw new Error(`${page} has ${units.length} blocks of C with "${text}".`);
  takenBlocks.add(placeOf(units[0].block));
  return units[0];
}

/** The one block of C on a page that holds a text, behind what it is compiled after. */
export function codeWith(page: string, text: string): string {
  const unit = unitWith(page, text);
  const preludes = unit.preludes.filter((file) => !file.startsWith('samples/stubs/'));
  const includes = preludes.map((file) => `#include "${path.join(projectRoot, file)}"\n`);
  return ['#include <stdio.h>\n', ...includes, unit.text].join('');
}

/** What the one block of C on a page that holds a text shows, and nothing else. */
export const textWith = (page: string, text: string): string => unitWith(page, text).block.text;

/** What one of the blocks of C with a title shows; they count from 0, in the order of the page. */
export function titledText(page: string, title: string, index = 0): string {
  const {block} = unitsOf(page).filter((unit) => unit.block.title === title)[index] ?? {};
  if (!block) throw new Error(`${page} has no block ${index} of C with the title "${title}".`);
  takenBlocks.add(placeOf(block));
  return block.text;
}

/** What a page shows behind a block of C. */
export function outputBehind(page: string, text: string): string {
  const blocks = blocksOf(page);
  const at = blocks.findIndex((block) => languageOf(block) === 'c' && block.text.includes(text));
  return blocks[at + 1].text;
}
