import fs from 'node:fs';
import path from 'node:path';
import {addIntegrity, integrityOf} from './html/addIntegrity';
import {type InlineCode, inlineCode} from './html/inlineCode';
import {writeWhole} from './writeWhole';

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
 * Adds integrity to the scripts of all pages and collects their inline code.
 *
 * @param pages names of HTML files in the folder
 */
export async function preparePages(folder: string, pages: string[], baseUrl: string): Promise<InlineCode> {
  const integrity = integrityOfScripts(folder, baseUrl);
  const found: InlineCode = {scripts: [], styles: []};
  for (const page of pages) {
    const file = path.join(folder, page);
    const html = await fs.promises.readFile(file, 'utf8');
    const {scripts, styles} = inlineCode(html, page);
    found.scripts.push(...scripts);
    found.styles.push(...styles);
    await writeWhole(file, addIntegrity(html, integrity));
  }
  return found;
}
