import fs from 'node:fs';
import path from 'node:path';
import {contentHash} from '../examples/cache/contentHash';
import {listPages} from '../examples/listPages';
import {projectRoot} from '../projectRoot';
import {checkSource, type SourceResult} from './checkSource';
import type {Finding} from './Finding';
import {keptResults} from './keptResults';
import {listComponents} from './listComponents';
import {brokenLinks} from './links/brokenLinks';
import {markdownFiles} from './links/markdownFiles';
import {readComponent} from './passages/readComponent';
import {readDescriptions} from './passages/readDescriptions';
import {readPage} from './passages/readPage';
import {type ProseRules, readRules} from './rules/readRules';

const figuresFile = 'scripts/prose/data/figures.yaml';

/**
 * Files whose text is checked: written pages, descriptions of the API, definitions of terms, what contributors read, and
 * the components with what they show.
 */
export function proseFiles(root: string): string[] {
  const others = [
    'openapi/platform-api.yaml',
    'plugins/content/glossary/terms.yaml',
    'README.md',
    'CONTRIBUTING.md',
  ];
  return [...listPages(root), ...others, ...listComponents(root)];
}

function readerOf(file: string) {
  if (file.endsWith('.yaml')) return readDescriptions;
  return /\.tsx?$/.test(file) ? readComponent : readPage;
}

/** Figures that no file states: their patterns have gone stale. */
export function unstated(names: readonly string[], results: readonly SourceResult[]): Finding[] {
  const stated = new Set(results.flatMap(({figures}) => figures));
  return names
    .filter((name) => !stated.has(name))
    .map((name) => ({
      file: figuresFile,
      line: 1,
      column: 1,
      rule: 'figure',
      message: `No page states the ${name}: adapt its patterns to how pages say it now, or delete it.`,
    }));
}

/**
 * Checks spelling, terms, numbers, figures and the links between Markdown files, and rates how hard each is to read.
 *
 * Files that have not changed since they were checked by the same rules are not checked again.
 *
 * @param files from the root of the project; without them all are checked, and all figures must be stated somewhere
 */
export async function checkProse({
  files,
  root = projectRoot,
}: {
  files?: string[];
  root?: string;
} = {}): Promise<{
  results: SourceResult[];
  findings: Finding[];
}> {
  const kept = keptResults(
    path.join(root, 'node_modules/.cache/prose'),
    contentHash(root, ['scripts/prose', 'config/brand.ts', 'package-lock.json'], /\.test\.ts$/),
  );
  const results: SourceResult[] = [];
  let rules: ProseRules | undefined;
  for (const file of files ?? proseFiles(root)) {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    const earlier = kept.recall(file, source);
    if (earlier) {
      results.push(earlier);
      continue;
    }
    rules ??= readRules(root);
    const result = await checkSource(readerOf(file)(file, source), rules);
    kept.keep(result, source);
    results.push(result);
  }
  const findings = results.flatMap((result) => result.findings);
  for (const file of files?.filter((name) => name.endsWith('.md')) ?? markdownFiles(root))
    findings.push(...brokenLinks(root, file));
  if (!files) {
    const names = (rules ?? readRules(root)).figures.map(({name}) => name);
    findings.push(...unstated(names, results));
  }
  return {results, findings};
}
