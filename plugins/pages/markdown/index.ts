import type {LoadContext} from '@docusaurus/types';
import upperFirst from 'lodash/upperFirst';
import {type BuiltFiles, builtFiles} from '../../builtFiles';
import type {SiteList} from '../assistants/shared/siteList';
import type {MarkdownPage} from './markdownPage';

type Site = Pick<LoadContext, 'baseUrl' | 'siteConfig'>;

/** Each page as Markdown, all of them in `llms-full.txt`, each with its address, and `robots.txt`. */
export function markdownFiles({baseUrl, siteConfig}: Site, pages: readonly MarkdownPage[]): BuiltFiles {
  const head = `# ${siteConfig.title}\n\n> ${siteConfig.tagline}\n`;
  const texts = pages.map(({markdown, address}) => `Source: ${address}\n\n${markdown}`);
  return {
    ...Object.fromEntries(pages.map(({name, markdown}) => [name, markdown])),
    'llms-full.txt': [head, ...texts].join('\n---\n\n'),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
  };
}

/** `llms.txt`: what the site is about, where each page stands as Markdown, by area, and which files programs read. */
export function llmsFile(
  {baseUrl, siteConfig}: Site,
  pages: readonly MarkdownPage[],
  files: SiteList['files'],
): BuiltFiles {
  const byArea = new Map<string, string[]>();
  const add = (area: string, line: string) => byArea.set(area, [...(byArea.get(area) ?? []), `- ${line}\n`]);
  for (const {path, title, address, description} of pages)
    add(areaOf(path), `[${title}](${address}): ${description}`);
  for (const {path, text} of files)
    add('Files', `[${path.split('/').at(-1)}](${siteConfig.url}${baseUrl}${path}): ${text}`);
  const sections = [...byArea].map(([area, lines]) => `## ${area}\n\n${lines.join('')}`);
  return {'llms.txt': [`# ${siteConfig.title}\n`, `> ${siteConfig.tagline}\n`, ...sections].join('\n')};
}

/** Files for programs that have a description in common. */
interface DescribedFiles {
  /** Path of such a file in the build, with slashes. */
  file: RegExp;
  text: string;
  /** Whether there are many, one of which stands for all. */
  isSeries?: boolean;
}

/** Folders of the build that hold nothing else than files for programs. */
const folders = ['mcp', 'openapi', 'samples', 'sandbox', 'sdk', 'vectors'];

/**
 * The files of a build that programs read, in the order of their descriptions; the first that fits a file counts.
 *
 * @throws Error that names the files of such a folder that nothing describes
 */
export async function filesFor(
  outDir: string,
  described: readonly DescribedFiles[],
): Promise<SiteList['files']> {
  const found = described.map(({text}) => ({text, paths: [] as string[]}));
  const unknown: string[] = [];
  for (const name of await builtFiles(outDir)) {
    const index = described.findIndex(({file}) => file.test(name));
    if (index >= 0) found[index].paths.push(name);
    else if (folders.includes(name.split('/')[0])) unknown.push(name);
  }
  if (unknown.length > 0) {
    throw new Error(
      `llms.txt: nothing describes ${unknown.join(', ')}. Add an entry to config/downloads.ts.`,
    );
  }
  return found.flatMap(({text, paths}, index) =>
    (described[index].isSeries ? paths.slice(0, 1) : paths).map((name) => ({path: name, text})),
  );
}

/** Heading that a page stands under: the folder of its address below `docs/`. */
function areaOf(path: string): string {
  const [, area, page] = path.split('/');
  if (!page) return 'Start';
  const words = area.replaceAll('-', ' ').replace(/\b(?:api|sdk)\b/, (name) => name.toUpperCase());
  return upperFirst(words);
}
