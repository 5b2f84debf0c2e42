import fs from 'node:fs';
import path from 'node:path';
import memoize from 'lodash/memoize';
import type {ScriptsByPage} from '../../framework/start-after-paint/ScriptsByPage';
import {startAfterPaint} from '../../framework/start-after-paint/startAfterPaint';
import {writeFiles} from '../../builtFiles';
import {addIntegrity, type InlineCode, inlineCode, integrityOf} from './html';

/**
 * Adds integrity to the scripts of all pages, has them start after the first paint, and collects the pages' inline code.
 *
 * @param pages names of HTML files in the folder, by route
 */
export async function preparePages(
  folder: string,
  pages: ReadonlyMap<string, string>,
  baseUrl: string,
  scriptsByPage: ScriptsByPage,
): Promise<InlineCode> {
  const integrity = memoize((src: string) => {
    const file = path.join(folder, src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src);
    return fs.existsSync(file) ? integrityOf(fs.readFileSync(file)) : undefined;
  });
  const found: InlineCode = {scripts: [], styles: []};
  for (const [route, page] of pages) {
    const html = addIntegrity(await fs.promises.readFile(path.join(folder, page), 'utf8'), integrity);
    const ofPage = scriptsByPage.of(route, (name) => pages.has(name)).page.map((name) => baseUrl + name);
    const prepared = startAfterPaint(html, ofPage);
    const {scripts, styles} = inlineCode(prepared, page);
    found.scripts.push(...scripts);
    found.styles.push(...styles);
    await writeFiles(folder, {[page]: prepared});
  }
  return found;
}
