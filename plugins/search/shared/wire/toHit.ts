import {escapeRecord} from '../escapeRecord';
import type {Match} from '../engine/SearchIndex';
import {levels, type SearchRecord} from '../record';
import {highlight, type Marking, snippet} from './highlight';
import type {Decorated, Hit} from './queries';
import type {QuerySettings} from './settingsOf';

/** A record that met a query as a hit, with the attributes that were asked for. */
export function toHit({record, terms}: Match, settings: QuerySettings): Hit {
  const marking: Marking = {terms, ...settings};
  const snippets = decorate(record, (text, attribute) => {
    const length = settings.snippet.get(attribute) ?? settings.snippet.get('*');
    return length === undefined ? undefined : snippet(text, length, marking);
  });
  return {
    ...retrieved(escapeRecord(record), settings.retrieve),
    objectID: record.objectID,
    ...(settings.snippet.size > 0 && {_snippetResult: snippets}),
    _highlightResult: decorate(record, (text, attribute) =>
      isAsked(attribute, settings.highlight) ? highlight(text, marking) : undefined,
    ),
  };
}

function retrieved(record: SearchRecord, attributes: readonly string[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    if (name !== 'hierarchy') {
      if (isAsked(name, attributes)) result[name] = value;
      continue;
    }
    const asked = levels.filter((level) => isAsked(`hierarchy.${level}`, attributes));
    if (asked.length > 0)
      result.hierarchy = Object.fromEntries(asked.map((level) => [level, record.hierarchy[level]]));
  }
  return result;
}

/** `hierarchy` asks for all of its levels. */
function isAsked(attribute: string, asked: readonly string[]): boolean {
  return asked.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`));
}

function decorate<T>(
  record: SearchRecord,
  make: (text: string, attribute: string) => T | undefined,
): Decorated<T> {
  const decorated: Decorated<T> = {};
  for (const level of levels) {
    const text = record.hierarchy[level];
    const made = text === null ? undefined : make(text, `hierarchy.${level}`);
    if (made !== undefined) decorated.hierarchy = {...decorated.hierarchy, [level]: made};
  }
  const made = record.content === null ? undefined : make(record.content, 'content');
  if (made !== undefined) decorated.content = made;
  return decorated;
}
