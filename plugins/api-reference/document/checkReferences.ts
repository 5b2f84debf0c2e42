import fs from 'node:fs';
import path from 'node:path';
import {ApiDocumentError, type Problem} from './ApiDocumentError';
import {readYaml, type Route, type SourceFile} from './readYaml';

/** A `$ref` that leads nowhere, and where it stands in its file. */
export type BrokenReference = Problem & {route: Route};

/** Finds each `$ref` that leads nowhere, in a file and in the files that it refers to. */
export function checkReferences(source: SourceFile, root: string): BrokenReference[] {
  const files = new Map<string, SourceFile | Problem>([[source.path, source]]);
  const problems: BrokenReference[] = [];
  // Grows while it is walked: a file referred to is checked as well.
  const queue = [source];
  for (const file of queue) {
    for (const {target, route} of references(file.value)) {
      const [address = '', pointer = ''] = target.split('#', 2);
      if (/^https?:/.test(address)) continue;
      const wanted =
        address === '' ? file.path : path.resolve(path.dirname(file.path), decodeURIComponent(address));
      if (!files.has(wanted)) files.set(wanted, open(wanted, root));
      const found = files.get(wanted) as SourceFile | Problem;
      const reason = 'value' in found ? missingStep(found, pointer) : found.message;
      if (reason) {
        problems.push({
          file: file.name,
          line: file.lineOf(route),
          route,
          message: `the reference "${target}" leads nowhere: ${reason}.`,
        });
      } else if ('value' in found && !queue.includes(found)) queue.push(found);
    }
  }
  return problems;
}

function open(file: string, root: string): SourceFile | Problem {
  const name = path.relative(root, file);
  if (!fs.existsSync(file)) return {file: name, message: `there is no file ${name}`};
  try {
    return readYaml(file, root);
  } catch (error) {
    if (error instanceof ApiDocumentError) return {file: name, message: error.message};
    throw error;
  }
}

/** Says which step of a JSON pointer has no target, or nothing when all have. */
function missingStep(file: SourceFile, pointer: string): string | undefined {
  let value: unknown = file.value;
  for (const raw of pointer.split('/').slice(1)) {
    const key = decodeURIComponent(raw).replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !(key in value))
      return `${file.name} has no "${key}" there`;
    value = (value as Record<string, unknown>)[key];
  }
  return undefined;
}

function references(value: unknown, route: Route = []): Array<{target: string; route: Route}> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    // A property may be called "$ref" and examples may hold anything: only a text can refer.
    if (key === '$ref' && typeof child === 'string') return [{target: child, route: [...route, key]}];
    return key === 'example' || key === 'examples' || key === 'value'
      ? shallow(child, [...route, step])
      : references(child, [...route, step]);
  });
}

/** Examples are data, but an entry of `examples` may itself be a reference. */
function shallow(value: unknown, route: Route): Array<{target: string; route: Route}> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const target =
      typeof child === 'object' && child !== null ? (child as Record<string, unknown>).$ref : undefined;
    return typeof target === 'string' ? [{target, route: [...route, key, '$ref']}] : [];
  });
}
