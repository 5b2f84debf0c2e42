import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../builtFiles';

/**
 * The code of a page's block with a title, as readers copy it, with a line end behind it.
 *
 * @param page text of an MDX page
 * @param file of the page, for messages
 * @throws Error unless the page has one such block that stands at the start of its lines
 */
export function blockOf(page: string, title: string, file: string): string {
  const fence = new RegExp(`^\`\`\`\\w+ title="${title.replaceAll('.', '\\.')}"[^\n]*\n(.*?)^\`\`\`$`, 'gms');
  const blocks = [...page.matchAll(fence)].map(([, code]) => code);
  if (blocks.length === 1) return blocks[0];
  throw new Error(
    `${file} has ${blocks.length} code blocks with title="${title}"; a download needs exactly one.`,
  );
}

/** The programs of one page. */
export interface PagePrograms {
  /** The page that shows them, from the project's root. */
  page: string;
  /** Titles of its blocks, which are the names of the files. */
  titles: string[];
}

/** Serves programs that pages show as files below `/samples/`. */
export default function pageProgramsPlugin(
  {siteDir}: Pick<LoadContext, 'siteDir'>,
  programs: readonly PagePrograms[],
): Plugin {
  const read = ({page, titles}: PagePrograms) => {
    const text = fs.readFileSync(path.join(siteDir, page), 'utf8');
    return titles.map((title) => [title, blockOf(text, title, page)]);
  };
  return {
    name: 'page-programs',
    postBuild: ({outDir}) =>
      writeFiles(path.join(outDir, 'samples'), Object.fromEntries(programs.flatMap(read))),
  };
}
