import fs from 'node:fs';
import {listComponents, listPages} from '../pages/listPages';
import {packageCommand} from '../process/runCommand';
import {inRoot, projectRoot} from '../projectRoot';
import {brokenLinks, markdownFiles} from './brokenLinks';
import {checkSource, type Finding, readRules, type SourceResult} from './checkSource';

/** Checks the spelling of what `cspell.config.yaml` names, or of some of it: its paths follow. */
export const spellingCommand = [packageCommand('cspell/bin.mjs'), '--no-progress', '--no-summary'];

/**
 * Files whose text is checked: written pages, descriptions of the API, definitions of terms, what contributors read, and
 * the components with what they show.
 */
export function proseFiles(root: string): string[] {
  const handbook = /^(?:README|CONTRIBUTING)\.md$|^handbook\//;
  const markdown = markdownFiles(root).filter((file) => handbook.test(file));
  return [...listPages(root), 'plugins/content/glossary/terms.yaml', ...markdown, ...listComponents(root)];
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
 * Checks terms, numbers, figures and the links between Markdown files, and rates how hard each is to read. Without
 * files all are checked, and all figures must be stated somewhere.
 */
export function checkProse(files?: string[]) {
  const rules = readRules();
  const results = (files ?? proseFiles(projectRoot)).map((file) =>
    checkSource(file, fs.readFileSync(inRoot(file), 'utf8'), rules),
  );
  const linking = files?.filter((name) => name.endsWith('.md')) ?? markdownFiles(projectRoot);
  const names = rules.figures.map(({name}) => name);
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...linking.flatMap((file) => brokenLinks(projectRoot, file)),
    ...(files ? [] : unstated(names, results)),
  ];
  return {results, findings};
}

export function findingLines(findings: readonly Finding[]): string[] {
  return findings.map((one) => `${one.file}:${one.line}:${one.column}: ${one.rule}: ${one.message}`);
}

const rated = (results: readonly SourceResult[]) =>
  results
    .flatMap(({file, level}) => (level === undefined ? [] : {file, level}))
    .sort((a, b) => a.level - b.level);

export function levelLines(results: readonly SourceResult[]): string[] {
  return rated(results).map(({file, level}) => `${level.toFixed(1).padStart(5)}  ${file}`);
}

export function levelNote(results: readonly SourceResult[]): string | undefined {
  const levels = rated(results);
  const hardest = levels.at(-1);
  if (!hardest) return undefined;
  const middle = levels[Math.floor(levels.length / 2)].level.toFixed(1);
  return `reading level ${middle} in the middle, at most ${hardest.level.toFixed(1)} (${hardest.file})`;
}
