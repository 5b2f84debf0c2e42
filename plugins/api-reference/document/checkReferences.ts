import type {Problem} from './ApiDocumentError';
import type {Route, SourceFile} from './readYaml';
import {referencesIn} from './referencesIn';
import type {SourceFiles} from './SourceFiles';

/** A `$ref` that leads nowhere, and where it stands in its file. */
export type BrokenReference = Problem & {route: Route};

/** Finds each `$ref` that leads nowhere, in a file and in the files that it refers to. */
export function checkReferences(source: SourceFile, files: SourceFiles): BrokenReference[] {
  const problems: BrokenReference[] = [];
  // Grows while it is walked: a file referred to is checked as well.
  const queue = new Set([source]);
  for (const file of queue) {
    for (const {target, route, isMapping} of referencesIn(file.value)) {
      if (isMapping) continue;
      const found = files.follow(file, target);
      if (typeof found === 'string') {
        const message = `the reference "${target}" leads nowhere: ${found}.`;
        problems.push({file: file.name, line: file.lineOf(route), route, message});
      } else queue.add(found.file);
    }
  }
  return problems;
}
