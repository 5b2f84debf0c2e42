import {builtFiles} from '../../builtFiles';
import type {MarkdownPage} from './markdownPage';

/** Files for programs that have a description in common. */
interface DescribedFiles {
  /** Path of such a file in the build, with slashes. */
  file: RegExp;
  /** What is in it, as one sentence. */
  text: string;
  /** Whether there are many, one of which stands for all. */
  isSeries?: boolean;
}

/** A file of the build, as `llms.txt` lists it. */
export interface ListedFile {
  /** Path without a slash before it. */
  path: string;
  text: string;
}

/** Folders of the build that hold nothing else than files for programs. */
const folders = ['mcp', 'openapi', 'samples', 'sandbox', 'sdk', 'vectors'];

/**
 * The files of a build that programs read, in the order of their descriptions; the first that fits a file counts.
 *
 * @throws Error that names the files of such a folder that nothing describes
 */
export async function filesFor(outDir: string, described: readonly DescribedFiles[]): Promise<ListedFile[]> {
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
