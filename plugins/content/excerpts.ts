import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import {highlightToHtml} from './highlight/highlight';

/** Lines of a code block that a page shows, which the examples' checker has executed or compiled there. */
export interface Excerpt {
  /** The page, from the project's root. */
  page: string;
  language: string;
  /** The first line and the last line, without their indentation. */
  from: string;
  to: string;
}

/**
 * The lines of an excerpt, without the indentation of the first.
 *
 * @param page text of an MDX page
 * @throws Error unless one fence of the page in this language holds such a run of lines, once
 */
export function excerptOf(page: string, {page: file, language, from, to}: Excerpt): string {
  const fences = [...page.matchAll(/^```(\w+)[^\n]*\n(.*?)^```$/gms)].flatMap(([, name, code]) =>
    name === language ? [code.split('\n')] : [],
  );
  const found = fences.flatMap((lines) =>
    lines.flatMap((line, first) => {
      const indent = line.length - line.trimStart().length;
      const last = lines.findIndex((other, index) => index >= first && other === line.slice(0, indent) + to);
      return line.trim() !== from || last < 0
        ? []
        : [lines.slice(first, last + 1).map((one) => one.slice(indent))];
    }),
  );
  if (found.length === 1) return found[0].join('\n');
  throw new Error(
    `${file} has ${found.length} runs of ${language} from “${from}” to “${to}”; an excerpt needs exactly one.`,
  );
}

/** Writes excerpts of pages, highlighted, to `@generated/excerpts/landing.blocks.json`, in their order. */
export default async function excerptsPlugin(
  {siteDir, generatedFilesDir}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>,
  excerpts: readonly Excerpt[],
): Promise<Plugin> {
  const htmls = excerpts.map((excerpt) => {
    const code = excerptOf(fs.readFileSync(path.join(siteDir, excerpt.page), 'utf8'), excerpt);
    return highlightToHtml(code, excerpt.language);
  });
  await generate(generatedFilesDir, 'excerpts/landing.blocks.json', JSON.stringify(htmls), false);
  return {name: 'excerpts', getPathsToWatch: () => excerpts.map(({page}) => path.join(siteDir, page))};
}
