import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import programs from '../../../config/pagePrograms.json';
import type {BuiltFiles} from '../../builtFiles';

/** The code of the one block of a page's text that has a title and begins at the start of its lines; `file` is for messages. */
export function blockOf(page: string, title: string, file: string): string {
  const fence = new RegExp(`^\`\`\`\\w+ title="${title.replaceAll('.', '\\.')}"[^\n]*\n(.*?)^\`\`\`$`, 'gms');
  const blocks = [...page.matchAll(fence)].map(([, code]) => code);
  if (blocks.length === 1) return blocks[0];
  throw new Error(
    `${file} has ${blocks.length} code blocks with title="${title}"; a download needs exactly one.`,
  );
}

/** Programs that pages show, as files: code blocks by their titles, in the folder that their entry names. */
export function pagePrograms({siteDir}: Pick<LoadContext, 'siteDir'>): BuiltFiles {
  return Object.fromEntries(
    programs.served.flatMap(({page, titles, folder}) => {
      const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
      return titles.map((title) => [`${folder}/${title}`, blockOf(text, title, page)]);
    }),
  );
}
