import {load} from 'js-yaml';
import memoize from 'lodash/memoize';
import {VFileMessage} from 'vfile-message';
import {frontMatterProblems} from '../../config/frontMatter';
import type {Hint} from '../../plugins/site/page-hints/shared/hints';
import {checkWithoutRunning} from '../examples/checkPage';
import {createContext} from '../examples/checkPages';
import {readNotRun} from '../examples/notRun';
import {brokenLinks} from '../prose/brokenLinks';
import {checkSource, readRules} from '../prose/checkSource';

// Read once: they take longer than a page. Who changes them starts anew.
const rulesOnce = memoize(readRules);
const contextOnce = memoize(() => createContext('', []));

function frontMatterHints(file: string, source: string): Hint[] {
  try {
    const [, yaml = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
    const frontMatter = Object(load(yaml)) as Record<string, unknown>;
    return frontMatterProblems(frontMatter, source).map((problem) => ({file, ...problem}));
  } catch (error) {
    const {message, mark} = error as Error & {mark?: {line: number}};
    const [reason = ''] = message.split('\n');
    // The parser counts from 0, behind the line of hyphens.
    return [{file, line: (mark?.line ?? 0) + 2, message: `the front matter is no YAML: ${reason}`}];
  }
}

/** Problems of a page that its text shows: front matter, terms, numbers, figures, links. */
export function findTextHints(root: string, file: string, source: string): Hint[] {
  const found = frontMatterHints(file, source);
  try {
    const {findings} = checkSource(file, source, rulesOnce());
    found.push(...findings, ...brokenLinks(root, file, source));
  } catch (error) {
    // A page that is no MDX yet is told with its examples.
    if (!(error instanceof VFileMessage)) throw error;
  }
  return found.map(({line, message}) => ({file, line, message}));
}

/** Problems of a page's examples that show without running them: syntax, schemas, C that does not compile. */
export async function findExampleHints(file: string, source: string): Promise<Hint[]> {
  const context = {...contextOnce(), notRun: readNotRun().entries};
  const found = await checkWithoutRunning(file, source, context);
  return found.map(({page, line, message}) => ({file: page, line, message}));
}
