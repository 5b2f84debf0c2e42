import type {Route} from './readYaml';

/** The steps of a JSON pointer, such as `#/components/schemas/Device`. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a place in a document; undefined where there is none. */
export function valueAt(document: unknown, route: Route): unknown {
  let value = document;
  for (const step of route) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** Names with a percent sign of their own are not always written encoded. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
