import type {Operation} from './listOperations';

/** An operation, and the values that a path has for its template. */
export interface Match {
  operation: Operation;
  path: Record<string, string>;
}

/** The operation that a method and a path call, undefined when there is none. */
export function matchOperation(operations: Operation[], method: string, pathname: string): Match | undefined {
  // Paths from before 2026-07-21, which the platform keeps as aliases.
  const canonical = pathname.replace(/^\/api\/v2\//, '/v2/').replace(/^\/api\/org\//, '/v1/org/');
  const found = canonical.split('/');
  for (const operation of operations) {
    const expected = operation.path.split('/');
    if (operation.method !== method.toLowerCase() || expected.length !== found.length) continue;
    const isName = (part: string) => part.startsWith('{');
    if (expected.some((part, index) => !isName(part) && part !== found[index])) continue;
    const values = expected.flatMap((part, index) =>
      isName(part) ? [[part.slice(1, -1), decode(found[index])]] : [],
    );
    return {operation, path: Object.fromEntries(values)};
  }
  return undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
