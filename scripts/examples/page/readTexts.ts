import type {PageExamples} from './readBlocks';
import {readDescribed} from './readDescriptions';
import {readPage} from './readPage';

/** The texts of a file with examples, each with blocks that readers follow by themselves: a page is one, a description of an OpenAPI file is one. */
export function readTexts(page: string, source: string): PageExamples[] {
  return page.endsWith('.yaml') ? readDescribed(page, source) : [readPage(page, source)];
}
