import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {readDocument} from '../../../sandbox/node/readDocument';
import {checkPage, type PageContext} from '../checkPage';
import {problemLines} from '../checkPages';
import {openDatabase} from '../sql/Database';

const document = readDocument(path.join(import.meta.dirname, '..', '..', '..'));
const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)'], {
  encoding: 'utf8',
}).trim();

/** Path of the page that tests write. */
const testPage = 'docs/test.mdx';

/** A code block; what it holds begins in its second line. */
export const block = (head: string, text: string) => `\`\`\`${head}\n${text}\n\`\`\`\n`;

/** Checks a page that a test wrote; problems come as they are printed. A page that ends in `.yaml` is an OpenAPI file. */
export async function checkSource(source: string, options: Partial<PageContext> = {}, page = testPage) {
  const context: PageContext = {
    document,
    platformUrls: ['https://api.skerry.example'],
    python,
    openDatabase,
    notRun: [],
    readSource: () => undefined,
    timeouts: {command: 300_000, background: 300_000},
    ...options,
  };
  const result = await checkPage(page, source, context);
  return {...result, lines: problemLines(result.problems)};
}
