import {jsonLine} from '../grammars/json';
import {ellipsis, parseWithEllipses} from '../schema/jsonWithEllipses';
import type {Difference} from './Difference';
import {matchLine, type Tolerance} from './matchLine';

type Path = readonly (string | number)[];

/** A value that differs, and where. */
interface Mismatch {
  path: Path;
  message: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const say = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
};
const placeOf = (path: Path) => (path.length > 0 ? path.join('.') : 'the whole');

function scalarMatches(shown: unknown, found: unknown, tolerance: Tolerance): boolean {
  if (shown === found) return true;
  if (typeof shown !== typeof found) return false;
  const words = {...tolerance, varies: []};
  if (typeof shown === 'number') return matchLine(String(shown), String(found), words);
  if (typeof shown !== 'string' || typeof found !== 'string') return false;
  if (shown.endsWith(ellipsis)) return found.startsWith(shown.slice(0, -1));
  return matchLine(shown, found, words);
}

function compareArrays(
  shown: unknown[],
  found: unknown[],
  path: Path,
  tolerance: Tolerance,
): Mismatch | undefined {
  const gap = shown.indexOf(ellipsis);
  const head = gap < 0 ? shown : shown.slice(0, gap);
  const tail = gap < 0 ? [] : shown.slice(gap + 1);
  const items = head.length + tail.length;
  if (gap < 0 ? found.length !== items : found.length < items) {
    const message = `the page shows ${items} items and ${found.length} came out; write "…" where more may stand.`;
    return {path, message};
  }
  for (const [index, item] of head.entries()) {
    const mismatch = compareValues(item, found[index], [...path, index], tolerance);
    if (mismatch) return mismatch;
  }
  for (const [index, item] of tail.entries()) {
    const other = found[found.length - tail.length + index];
    const mismatch = compareValues(item, other, [...path, gap + 1 + index], tolerance);
    if (mismatch) return mismatch;
  }
  return undefined;
}

function compareObjects(
  shown: Record<string, unknown>,
  found: Record<string, unknown>,
  path: Path,
  tolerance: Tolerance,
): Mismatch | undefined {
  for (const [key, value] of Object.entries(shown)) {
    if (key === ellipsis) continue;
    const inside = [...path, key];
    if (!Object.hasOwn(found, key)) {
      return {
        path: inside,
        message: `"${key}" did not come out; there are ${Object.keys(found).join(', ') || 'no keys'}.`,
      };
    }
    if (tolerance.varies.includes(key) && kindOf(value) === kindOf(found[key])) continue;
    const mismatch = compareValues(value, found[key], inside, tolerance);
    if (mismatch) return mismatch;
  }
  const extra = Object.keys(found).find((key) => !Object.hasOwn(shown, key));
  if (extra === undefined || Object.hasOwn(shown, ellipsis)) return undefined;
  return {path, message: `the page lacks the key "${extra}", which came out with ${say(found[extra])}.`};
}

function compareValues(
  shown: unknown,
  found: unknown,
  path: Path,
  tolerance: Tolerance,
): Mismatch | undefined {
  if (Array.isArray(shown) && Array.isArray(found)) return compareArrays(shown, found, path, tolerance);
  if (isObject(shown) && isObject(found)) return compareObjects(shown, found, path, tolerance);
  if (scalarMatches(shown, found, tolerance)) return undefined;
  return {path, message: `${placeOf(path)}: the page shows ${say(shown)} and ${say(found)} came out.`};
}

/** A value and all values in it. */
function* valuesIn(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* valuesIn(item);
}

/** Values of the kind that is shown; of objects, those first that have most of its keys. */
function nearestFirst(shown: unknown, values: unknown[]): unknown[] {
  const keys = isObject(shown) ? Object.keys(shown) : [];
  const shared = (value: unknown) => keys.filter((key) => Object.hasOwn(value as object, key)).length;
  const candidates = values.filter((value) => kindOf(value) === kindOf(shown));
  return isObject(shown) ? candidates.sort((left, right) => shared(right) - shared(left)) : candidates;
}

/** How a block shows JSON. */
export interface JsonOptions extends Tolerance {
  /** Whether it shows one value of those that the output holds, at any depth. */
  part: boolean;
}

/**
 * Compares JSON that came out with JSON that a page shows, by its values: keys both ways, items in order.
 *
 * @returns undefined when they agree
 */
export function compareJson(
  shownText: string,
  foundText: string,
  options: JsonOptions,
): Difference | undefined {
  const {value: shown, faults} = parseWithEllipses(shownText);
  if (faults.length > 0) return {line: faults[0].line, message: `this is no JSON: ${faults[0].message}`};
  let found: unknown;
  try {
    found = JSON.parse(foundText);
  } catch {
    const lines = foundText.trim().split('\n').slice(0, 5);
    return {line: 1, message: `no JSON came out, but\n${lines.map((line) => `    ${line}`).join('\n')}`};
  }
  const candidates = options.part ? nearestFirst(shown, [...valuesIn(found)]) : [found];
  let first: Mismatch | undefined;
  for (const candidate of candidates) {
    const ids = new Map(options.ids);
    const mismatch = compareValues(shown, candidate, [], {...options, ids});
    if (!mismatch) {
      for (const [id, other] of ids) options.ids.set(id, other);
      return undefined;
    }
    first ??= mismatch;
  }
  if (!first) return {line: 1, message: `no ${kindOf(shown)} came out, but ${say(found)}`};
  return {line: jsonLine(shownText, first.path), message: first.message};
}
