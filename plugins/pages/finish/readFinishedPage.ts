import fs from 'node:fs';
import path from 'node:path';
import {withoutHashes} from '../../builtFiles';
import {readPage} from '../../search/records/readPage';
import type {SearchablePage} from '../../search/shared/page';
import {type ReleaseEntry, readEntries} from '../feed/releaseEntries';
import {contentOf} from '../markdown/contentOf';
import {type LinkedPage, type MarkdownPage, markdownPage} from '../markdown/markdownPage';
import {type ParsedPage, parsePage} from './parsePage';

/** A finished page in a folder, and all else that decides what is made of it. */
export interface PageTask {
  outDir: string;
  file: string;
  /** Only for pages that are found by search and have Markdown. */
  content?: LinkedPage & {
    firstArea: string;
    hasFeed: boolean;
  };
}

/** What is made of one page, as plain data. */
export interface PageReading extends Pick<ParsedPage, 'scripts' | 'inline' | 'markdownAddress'> {
  search?: SearchablePage;
  markdown?: MarkdownPage;
  entries?: ReleaseEntry[];
}

/**
 * Reads a finished page once for all that is made of it. The outcome depends on the task and the page alone.
 *
 * @throws Error that names the file of a page that lacks what search, Markdown or a feed need
 */
export default function readFinishedPage({outDir, file, content}: PageTask): PageReading {
  const html = withoutHashes(fs.readFileSync(path.join(outDir, file), 'utf8'));
  const page = parsePage(html, file);
  const {scripts, inline, markdownAddress} = page;
  if (!content) return {scripts, inline, markdownAddress};
  const address = content.site + content.path;
  // Search reads the page as it is; each of the steps behind it takes something away.
  const search = readPage(page, content.path, content.firstArea);
  const readable = contentOf(page, address);
  const entries = content.hasFeed ? readEntries(readable, address) : undefined;
  return {scripts, inline, markdownAddress, search, entries, markdown: markdownPage(readable, content)};
}
