import type {Operation} from './listOperations';
import {decoded} from './resolveReference';

/** An operation, and the values that a path has for its template. */
export interface Match {
  operation: Operation;
  path: Record<string, string>;
}

/** The operation that a method and a path call, undefined when there is none. */
export function matchOperation(operations: Operation[], method: string, pathname: string): Match | undefined {
  // Paths from before 2026-07-21, which the platform keeps as aliases.
  const canonical = pathname.replace(/^\/api\/v2\//, '/v2/').replace(/^\/api\/org\//, '/v1/org/');
  for (const operation of operations) {
    if (operation.method !== method.toLowerCase()) continue;
    const template = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)');
    const values = new RegExp(`^${template}$`).exec(canonical);
    if (!values) continue;
    const path = Object.entries(values.groups ?? {}).map(([name, value]) => [name, decoded(value)]);
    return {operation, path: Object.fromEntries(path)};
  }
  return undefined;
}
