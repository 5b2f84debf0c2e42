import {escapeRecord} from '../escapeRecord';
import type {Match} from '../engine/SearchIndex';
import {levels, type SearchRecord} from '../record';
import {highlight, type Marking, snippet} from './highlight';
import type {Decorated, Hit} from './queries';
import type {QuerySettings} from './settingsOf';

/** A record that met a query as a hit, with the attributes that were asked for. */
export function toHit({record, terms, words}: Match, settings: QuerySettings): Hit {
  const marking: Marking = {terms, words, ...settings};
  const snippets = decorate(record, (text, attribute) => {
    const length = settings.snippet.get(attribute) ?? settings.snippet.get('*');
    return length === undefined ? undefined : snippet(text, length, marking);
  });
  return {
    ...retrieved(escapeRecord(record), settings.retrieve),
    objectID: record.objectID,
    ...(settings.snippet.size > 0 && {_snippetResult: snippets}),
    ...(settings.highlight.length > 0 && {
      _highlightResult: decorate(record, (text, attribute) =>
        isAsked(attribute, settings.highlight) ? highlight(text, marking) : undefined,
      ),
    }),
  };
}

function retrieved(record: SearchRecord, asked: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (typeof value !== 'object' || value === null) return isAsked(name, asked) ? [[name, value]] : [];
      const inner = Object.entries(value).filter(([part]) => isAsked(`${name}.${part}`, asked));
      return inner.length > 0 ? [[name, Object.fromEntries(inner)]] : [];
    }),
  );
}

/** `hierarchy` asks for all of its levels; a dash before a name leaves it out. */
function isAsked(attribute: string, asked: readonly string[]): boolean {
  return (
    covers(asked, attribute) && !asked.some((name) => name[0] === '-' && covers([name.slice(1)], attribute))
  );
}

function covers(names: readonly string[], attribute: string): boolean {
  return names.some((name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`));
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
