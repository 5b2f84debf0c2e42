import fs from 'node:fs';
import path from 'node:path';
import type {ScriptsByPage} from '../../framework/start-after-paint/ScriptsByPage';
import {startAfterPaint} from '../../framework/start-after-paint/startAfterPaint';
import {writeFiles} from '../../builtFiles';
import {addIntegrity, type InlineCode, inlineCode, integrityOf} from './html';

/** Gives the integrity of a script in the build by its address; each file is read once. */
function integrityOfScripts(folder: string, baseUrl: string) {
  const known = new Map<string, string | undefined>();
  return (src: string): string | undefined => {
    if (!known.has(src)) {
      const file = path.join(folder, src.startsWith(baseUrl) ? src.slice(baseUrl.length) : src);
      known.set(src, fs.existsSync(file) ? integrityOf(fs.readFileSync(file)) : undefined);
    }
    return known.get(src);
  };
}

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
  const integrity = integrityOfScripts(folder, baseUrl);
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
