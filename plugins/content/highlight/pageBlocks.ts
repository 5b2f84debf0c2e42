import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {fromJs} from 'esast-util-from-js';
import type {MdxJsxAttribute} from 'mdast-util-mdx';

/**
 * Writes HTML blocks of a page into a file of their own, which `plugins/framework/static-html` keeps out of the page's script.
 *
 * The bundler decides which modules of its cache still hold before any page is compiled. A file that was written over
 * by a compilation would stay as it was in that build, so blocks that changed get a file with another name.
 *
 * @param folder lies beside the bundler's cache, since cached pages import these files
 * @param page what the file is named after, together with the blocks: the page's path, with the kind of blocks where a
 *   page has several
 * @returns the file
 */
export function writePageBlocks(folder: string, page: string, htmls: readonly string[]): string {
  const json = JSON.stringify(htmls);
  const name = createHash('sha256').update(page).update(json).digest('hex').slice(0, 12);
  const file = path.join(folder, `${name}.blocks.json`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(file, json);
  }
  return file;
}

/** The property `block={blocks[index]}` of an element that shows one of a page's blocks. */
export function blockProperty(blocks: string, index: number): MdxJsxAttribute {
  return expression('block', `${blocks}[${index}]`);
}

/** A property whose value is an expression of JavaScript. */
export function expression(name: string, value: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree: fromJs(value)}},
  };
}
