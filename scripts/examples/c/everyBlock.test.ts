import {expect, it} from 'vitest';
import programs from '../../../config/pagePrograms.json';
import {hostBuildFiles} from '../../../plugins/content/downloads/hostBuild';
import {listPages} from '../../pages/listPages';
import {projectRoot} from '../../projectRoot';
import {placeOf, takenBlocks, titledText, unitsOf} from './testing/pageBlocks';
import {pageHarnesses} from './testing/pageHarnesses';
import {quickStartChanges, sequenceFiles} from './testing/quickStartChanges';
import type {Unit} from './toUnits';

/** Whether anything can be run: prototypes, types and the macros of a configuration declare only. */
function hasCode({text, block}: Unit): boolean {
  const code = `${text}\n${block.text}`.replace(/\/\*[\s\S]*?\*\/|^#.*$/gm, '');
  return /\)\s*\{|=/.test(code);
}

it('puts each block of C that has code into a program that a test runs', async () => {
  // pageCode.test.ts, hostBuild.test.ts, changedQuickStart.test.ts and sequenceCode.test.ts run what these make.
  for (const files of Object.values(pageHarnesses)) files();
  for (const {page, titles} of programs.ofHostBuild)
    for (const title of titles.filter((name) => /\.[ch]$/.test(name))) titledText(page, title);
  const host = await hostBuildFiles(projectRoot);
  for (const {rtos, files} of Object.values(quickStartChanges))
    files((file) => new TextDecoder().decode(host[`${rtos}-quick-start/${file}`]));
  sequenceFiles();

  const pages = listPages(projectRoot).filter((page) => page.endsWith('.mdx'));
  const units = pages.flatMap(unitsOf).filter(hasCode);
  expect(units.length).toBeGreaterThan(60);
  expect(units.map(({block}) => placeOf(block)).filter((place) => !takenBlocks.has(place))).toEqual([]);
});
