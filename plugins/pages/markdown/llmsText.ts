import type {ListedFile} from './filesFor';
import type {MarkdownPage} from './markdownPages';

/** The site, as it introduces itself. */
export interface SiteName {
  title: string;
  tagline: string;
}

/** Heading that a page stands under: the folder of its address below `docs/`. */
function areaOf(path: string): string {
  const [, area, page] = path.split('/');
  if (!page) return 'Start';
  const words = area.replaceAll('-', ' ').replace(/\b(?:api|sdk)\b/, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * `llms.txt`: what the site is about, where each page stands as Markdown, by area, and which files programs read.
 *
 * @param site absolute address of the landing page, with a slash at its end
 */
export function llmsText(
  {title, tagline}: SiteName,
  pages: readonly MarkdownPage[],
  site: string,
  files: readonly ListedFile[],
): string {
  const byArea = new Map<string, string[]>();
  for (const {path, title: name, address, description} of pages) {
    const area = areaOf(path);
    byArea.set(area, [...(byArea.get(area) ?? []), `- [${name}](${address}): ${description}`]);
  }
  if (files.length > 0) {
    const lines = files.map(({path, text}) => `- [${path.split('/').at(-1)}](${site}${path}): ${text}`);
    byArea.set('Files', lines);
  }
  const sections = [...byArea].map(([area, lines]) => `## ${area}\n\n${lines.join('\n')}\n`);
  return [`# ${title}\n`, `> ${tagline}\n`, ...sections].join('\n');
}

/** `llms-full.txt`: all pages in one file, each with its address. */
export function llmsFullText({title, tagline}: SiteName, pages: readonly MarkdownPage[]): string {
  const texts = pages.map(({markdown, address}) => `Source: ${address}\n\n${markdown}`);
  return [`# ${title}\n\n> ${tagline}\n`, ...texts].join('\n---\n\n');
}
