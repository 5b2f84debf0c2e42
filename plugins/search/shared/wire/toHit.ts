import type {Match} from '../engine/SearchIndex';
import {escapeRecord} from '../escapeRecord';
import {levels, type SearchRecord} from '../record';
import {highlight, type Marking, snippet} from './highlight';
import type {Decorated, Hit, QueryRequest} from './queries';

/** A record that met a query as a hit, with the attributes that were asked for. */
export function toHit({record, terms}: Match, request: QueryRequest): Hit {
  const {attributesToRetrieve, attributesToHighlight, attributesToSnippet = []} = request;
  const marking: Marking = {
    terms,
    preTag: request.highlightPreTag ?? '<em>',
    postTag: request.highlightPostTag ?? '</em>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const words = new Map(
    attributesToSnippet.map((one) => {
      const [attribute = '', length = 10] = one.split(':');
      return [attribute, Number(length)];
    }),
  );
  return {
    ...retrieved(escapeRecord(record), attributesToRetrieve),
    objectID: record.objectID,
    _snippetResult: decorate(record, (text, attribute) => {
      const length = words.get(attribute);
      return length === undefined ? undefined : snippet(text, length, marking);
    }),
    _highlightResult: decorate(record, (text, attribute) =>
      isAsked(attribute, attributesToHighlight) ? highlight(text, marking) : undefined,
    ),
  };
}

function retrieved(record: SearchRecord, asked?: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      if (typeof value !== 'object' || value === null) return isAsked(name, asked) ? [[name, value]] : [];
      const inner = Object.entries(value).filter(([part]) => isAsked(`${name}.${part}`, asked));
      return inner.length > 0 ? [[name, Object.fromEntries(inner)]] : [];
    }),
  );
}

/** Without a list all attributes are asked for; `hierarchy` in it asks for all levels. */
function isAsked(attribute: string, asked?: readonly string[]): boolean {
  return !asked || asked.some((name) => name === attribute || attribute.startsWith(`${name}.`));
}

/** Texts of a record with the query marked; undefined when no attribute is asked for. */
function decorate(
  record: SearchRecord,
  mark: (text: string, attribute: string) => string | undefined,
): Decorated | undefined {
  const hierarchy = levels.flatMap((level) => {
    const text = record.hierarchy[level];
    const value = text === null ? undefined : mark(text, `hierarchy.${level}`);
    return value === undefined ? [] : [[level, {value}]];
  });
  const content = record.content === null ? undefined : mark(record.content, 'content');
  if (hierarchy.length === 0 && content === undefined) return undefined;
  return {
    ...(hierarchy.length > 0 && {hierarchy: Object.fromEntries(hierarchy)}),
    ...(content !== undefined && {content: {value: content}}),
  };
}
