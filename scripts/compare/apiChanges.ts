import {apiCompare} from 'api-smart-diff';
import {load} from 'js-yaml';
import truncate from 'lodash/truncate';

export interface ApiChange {
  kind: 'breaking' | 'other' | 'text';
  sentence: string;
  places: string[];
}

const order: Array<ApiChange['kind']> = ['breaking', 'other', 'text'];

/**
 * What differs between two OpenAPI files, breaking changes first; a schema once, with the operations that it reaches.
 */
export function apiChanges(before: string, after: string): ApiChange[] {
  const changes = new Map<string, ApiChange>();
  const {diffs} = apiCompare(read(before), read(after));
  for (const {type, action, path, before: old, after: now} of diffs) {
    const [root, ...rest] = path;
    if (root !== 'paths') continue;
    const [address, method, ...inside] = rest.map(String);
    // What an answer no longer has breaks who reads it; the comparison takes that for harmless.
    const breaks = type === 'breaking' || (inside[0] === 'responses' && action === 'remove');
    const kind = breaks ? 'breaking' : type === 'annotation' ? 'text' : 'other';
    const what = nameOf(inside) || 'operation';
    const values = action === 'replace' && kind !== 'text' ? `: ${short(old)} → ${short(now)}` : '';
    const sentence = `${{add: 'Added', remove: 'Removed', replace: 'Changed', rename: 'Renamed'}[action]}: ${what}${values}`;
    const change = changes.get(kind + sentence) ?? {kind, sentence, places: []};
    const place = [method?.toUpperCase(), address].filter(Boolean).join(' ');
    if (!change.places.includes(place)) change.places.push(place);
    changes.set(kind + sentence, change);
  }
  return [...changes.values()].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Operations without a list of parameters get an empty one: a list that is new as a whole counts as harmless. */
function read(text: string): unknown {
  const api = load(text) as {paths?: Record<string, Record<string, unknown>>};
  for (const item of Object.values(api.paths ?? {}))
    for (const operation of Object.values(item))
      if (typeof operation === 'object' && operation !== null && 'responses' in operation)
        Object.assign(operation, {parameters: [], ...operation});
  return api;
}

/** A place inside an operation, in the words of the file: `response 200, devices, name`. */
function nameOf(inside: string[]): string {
  return inside
    .join(' ')
    .replace(/\bcontent \S+ schema\b/g, '')
    .replace(/\b(?:properties|items) /g, '')
    .replace(/^responses /, 'response ')
    .replace(/\s+/g, ' ')
    .trim();
}

const short = (value: unknown) => truncate(JSON.stringify(value) ?? 'nothing', {length: 61, omission: '…'});
