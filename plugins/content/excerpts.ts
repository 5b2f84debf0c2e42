import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generate} from '@docusaurus/utils';
import escapeRegExp from 'lodash/escapeRegExp';
import {landingExcerpts} from '../../config/landing';
import {highlightToHtml} from './highlight/highlight';

type Excerpt = (typeof landingExcerpts)[number];

/** The lines of an excerpt, which one fence of the page in this language holds once, without the indentation of the first. */
export function excerptOf(page: string, {page: file, language, from, to}: Excerpt): string {
  const fence = new RegExp(`^\`\`\`${language}\\b[^\n]*\n(.*?)^\`\`\`$`, 'gms');
  const run = new RegExp(`^([ \t]*)${escapeRegExp(from)}$.*?^\\1${escapeRegExp(to)}$`, 'gms');
  const found = [...page.matchAll(fence)].flatMap(([, code]) => [...code.matchAll(run)]);
  if (found.length === 1) {
    const [[lines, indent]] = found;
    return lines.slice(indent.length).replaceAll(`\n${indent}`, '\n');
  }
  throw new Error(
    `${file} has ${found.length} runs of ${language} from “${from}” to “${to}”; an excerpt needs exactly one.`,
  );
}

/** Writes excerpts of pages, highlighted, to `@generated/excerpts/landing.blocks.json`, in their order. */
export default async function excerptsPlugin({
  siteDir,
  generatedFilesDir,
}: Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>): Promise<Plugin> {
  const fileOf = ({page}: Excerpt) => path.join(siteDir, page);
  const htmls = landingExcerpts.map((excerpt) => {
    const code = excerptOf(fs.readFileSync(fileOf(excerpt), 'utf8'), excerpt);
    return highlightToHtml(code, excerpt.language);
  });
  await generate(generatedFilesDir, 'excerpts/landing.blocks.json', JSON.stringify(htmls), false);
  return {name: 'excerpts', getPathsToWatch: () => landingExcerpts.map(fileOf)};
}
