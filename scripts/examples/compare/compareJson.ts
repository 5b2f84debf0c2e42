import sortBy from 'lodash/sortBy';
import truncate from 'lodash/truncate';
import {ellipsis, jsonLine, parseWithEllipses} from '../languages/json';
import {matchLine, type Tolerance} from './compareText';

/** The first value that differs: keys and indices that lead to it, and what is wrong. */
interface Mismatch {
  path: readonly (string | number)[];
  message: string;
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';
const say = (value: unknown) => truncate(JSON.stringify(value), {length: 90, omission: '…'});

function scalarMatches(shown: unknown, found: unknown, tolerance: Tolerance): boolean {
  if (shown === found) return true;
  if (typeof shown !== typeof found || !['number', 'string'].includes(typeof shown)) return false;
  if (String(shown).endsWith(ellipsis)) return String(found).startsWith(String(shown).slice(0, -1));
  return matchLine(String(shown), String(found), {...tolerance, varies: []});
}

function compareValues(
  shown: unknown,
  found: unknown,
  path: Mismatch['path'],
  tolerance: Tolerance,
): Mismatch | undefined {
  const inside = (key: string | number, one: unknown, other: unknown) =>
    compareValues(one, other, [...path, key], tolerance);
  if (Array.isArray(shown) && Array.isArray(found)) {
    const gap = shown.indexOf(ellipsis);
    const items = shown.length - (gap < 0 ? 0 : 1);
    if (gap < 0 ? found.length !== items : found.length < items) {
      const message = `the page shows ${items} items and ${found.length} came out; write "…" where more may stand.`;
      return {path, message};
    }
    for (const [index, item] of shown.entries()) {
      if (index === gap) continue;
      // Behind the ellipsis, items are counted from the end.
      const place = gap >= 0 && index > gap ? index - shown.length : index;
      const mismatch = inside(index, item, found.at(place));
      if (mismatch) return mismatch;
    }
    return undefined;
  }
  if (isObject(shown) && isObject(found)) {
    for (const [key, value] of Object.entries(shown).filter(([key]) => key !== ellipsis)) {
      const other = found[key];
      if (!Object.hasOwn(found, key)) {
        const keys = Object.keys(found).join(', ') || 'no keys';
        return {path: [...path, key], message: `"${key}" did not come out; there are ${keys}.`};
      }
      if (tolerance.varies.includes(key) && kindOf(value) === kindOf(other)) continue;
      const mismatch = inside(key, value, other);
      if (mismatch) return mismatch;
    }
    const extra = Object.keys(found).find((key) => !Object.hasOwn(shown, key));
    if (extra === undefined || Object.hasOwn(shown, ellipsis)) return undefined;
    return {path, message: `the page lacks the key "${extra}", which came out with ${say(found[extra])}.`};
  }
  if (scalarMatches(shown, found, tolerance)) return undefined;
  const place = path.join('.') || 'the whole';
  return {path, message: `${place}: the page shows ${say(shown)} and ${say(found)} came out.`};
}

function valuesIn(value: unknown): unknown[] {
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [value, ...inner.flatMap(valuesIn)];
}

/** The values of the kind that is shown; of objects, those first that have most of its keys. */
function nearestFirst(shown: unknown, values: unknown[]): unknown[] {
  const keys = isObject(shown) ? Object.keys(shown) : [];
  const lacking = (value: unknown) => keys.filter((key) => !Object.hasOwn(value as object, key)).length;
  const same = values.filter((value) => kindOf(value) === kindOf(shown));
  return sortBy(same, lacking);
}

/** Compares JSON that came out with JSON that a page shows, by its values: keys both ways, items in order. */
export function compareJson(shownText: string, foundText: string, tolerance: Tolerance) {
  const {value: shown, faults} = parseWithEllipses(shownText);
  if (faults.length > 0) return {line: faults[0].line, message: `this is no JSON: ${faults[0].message}`};
  let found: unknown;
  try {
    found = JSON.parse(foundText);
  } catch {
    const lines = foundText.trim().split('\n').slice(0, 5);
    return {line: 1, message: `no JSON came out, but\n${lines.map((line) => `    ${line}`).join('\n')}`};
  }
  let first: Mismatch | undefined;
  for (const candidate of tolerance.part ? nearestFirst(shown, valuesIn(found)) : [found]) {
    const ids = new Map(tolerance.ids);
    const mismatch = compareValues(shown, candidate, [], {...tolerance, ids});
    if (!mismatch) {
      for (const [id, other] of ids) tolerance.ids.set(id, other);
      return undefined;
    }
    first ??= mismatch;
  }
  if (!first) return {line: 1, message: `no ${kindOf(shown)} came out, but ${say(found)}`};
  return {line: jsonLine(shownText, first.path), message: first.message};
}
