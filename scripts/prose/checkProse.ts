import fs from 'node:fs';
import path from 'node:path';
import {listComponents} from '../pages/listComponents';
import {listPages} from '../pages/listPages';
import {projectRoot} from '../projectRoot';
import {checkSource, readRules, type SourceResult} from './checkSource';
import type {Finding} from './Finding';
import {brokenLinks} from './links/brokenLinks';
import {markdownFiles} from './links/markdownFiles';

const figuresFile = 'scripts/prose/data/figures.yaml';

/**
 * Files whose text is checked: written pages, descriptions of the API, definitions of terms, what contributors read, and
 * the components with what they show.
 */
export function proseFiles(root: string): string[] {
  const handbook = markdownFiles(root).filter((file) =>
    /^(?:README|CONTRIBUTING)\.md$|^handbook\//.test(file),
  );
  const others = ['openapi/platform-api.yaml', 'plugins/content/glossary/terms.yaml', ...handbook];
  return [...new Set([...listPages(root), ...others, ...listComponents(root)])];
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
 * Checks terms, numbers, figures and the links between Markdown files, and rates how hard each is to read. Spelling is
 * left to cspell.
 *
 * @param files from the root of the project; without them all are checked, and all figures must be stated somewhere
 */
export function checkProse({files, root = projectRoot}: {files?: string[]; root?: string} = {}): {
  results: SourceResult[];
  findings: Finding[];
} {
  const rules = readRules();
  const results = (files ?? proseFiles(root)).map((file) =>
    checkSource(file, fs.readFileSync(path.join(root, file), 'utf8'), rules),
  );
  const linking = files?.filter((name) => name.endsWith('.md')) ?? markdownFiles(root);
  const findings = [
    ...results.flatMap((result) => result.findings),
    ...linking.flatMap((file) => brokenLinks(root, file)),
    ...(files
      ? []
      : unstated(
          rules.figures.map(({name}) => name),
          results,
        )),
  ];
  return {results, findings};
}
