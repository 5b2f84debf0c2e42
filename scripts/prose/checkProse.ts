import fs from 'node:fs';
import path from 'node:path';
import {listComponents, listPages} from '../pages/listPages';
import {projectRoot} from '../projectRoot';
import {brokenLinks, markdownFiles} from './brokenLinks';
import {checkSource, type Finding, readRules, type SourceResult} from './checkSource';

/**
 * Files whose text is checked: written pages, descriptions of the API, definitions of terms, what contributors read, and
 * the components with what they show.
 */
export function proseFiles(root: string): string[] {
  const handbook = /^(?:README|CONTRIBUTING)\.md$|^handbook\//;
  const others = ['openapi/platform-api.yaml', 'plugins/content/glossary/terms.yaml'];
  const markdown = markdownFiles(root).filter((file) => handbook.test(file));
  return [...new Set([...listPages(root), ...others, ...markdown, ...listComponents(root)])];
}

/** Figures that no file states: their patterns have gone stale. */
export function unstated(names: readonly string[], results: readonly SourceResult[]): Finding[] {
  const stated = new Set(results.flatMap(({figures}) => figures));
  const place = {file: 'scripts/prose/data/figures.yaml', line: 1, column: 1, rule: 'figure'};
  const advice = 'adapt its patterns to how pages say it now, or delete it.';
  return names
    .filter((name) => !stated.has(name))
    .map((name) => ({...place, message: `No page states the ${name}: ${advice}`}));
}

/**
 * Checks terms, numbers, figures and the links between Markdown files, and rates how hard each is to read. Spelling is
 * left to cspell.
 *
 * @param files from the root of the project; without them all are checked, and all figures must be stated somewhere
 */
export function checkProse({files, root = projectRoot}: {files?: string[]; root?: string} = {}) {
  const rules = readRules();
  const results = (files ?? proseFiles(root)).map((file) =>
    checkSource(file, fs.readFileSync(path.join(root, file), 'utf8'), rules),
  );
  const linking = files?.filter((name) => name.endsWith('.md')) ?? markdownFiles(root);
  const names = rules.figures.map(({name}) => name);
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...linking.flatMap((file) => brokenLinks(root, file)),
    ...(files ? [] : unstated(names, results)),
  ];
  return {results, findings};
}
