import type {Operation} from './listOperations';

/** An operation, and the values that a path has for its template. */
export interface Match {
  operation: Operation;
  path: Record<string, string>;
}

/** Paths from before 2026-07-21, which the platform keeps as aliases. */
function canonicalPath(pathname: string): string {
  return pathname.replace(/^\/api\/v2\//, '/v2/').replace(/^\/api\/org\//, '/v1/org/');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchTemplate(template: string, pathname: string): Record<string, string> | undefined {
  const expected = template.split('/');
  const found = pathname.split('/');
  if (expected.length !== found.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    if (part.startsWith('{')) values[part.slice(1, -1)] = decode(found[index]);
    else if (part !== found[index]) return undefined;
  }
  return values;
}

/** The operation that a method and a path call, undefined when there is none. */
export function matchOperation(operations: Operation[], method: string, pathname: string): Match | undefined {
  for (const operation of operations) {
    if (operation.method !== method.toLowerCase()) continue;
    const path = matchTemplate(operation.path, canonicalPath(pathname));
    if (path) return {operation, path};
  }
  return undefined;
}
