import {type Hierarchy, levels} from '@site/plugins/search/shared/records';
import type {Decorated} from '@site/plugins/search/shared/wire/answerQueries';

/** What the page reads of a hit; either engine leaves out what a record lacks. */
export interface SearchHit {
  objectID: string;
  url: string;
  hierarchy: Partial<Hierarchy>;
  _highlightResult?: Decorated;
  _snippetResult?: Decorated;
}

/** A hit as the page shows it. All texts are HTML: escaped, with `<mark>` around what was found. */
export interface Result {
  id: string;
  /** Absolute address. */
  url: string;
  /** The heading that it leads to. */
  title: string;
  /** Section of the site, page and headings above, from the top. */
  path: string[];
  snippet?: string;
}

/** Makes a result of a hit. */
export function toResult({objectID, url, hierarchy, _highlightResult, _snippetResult}: SearchHit): Result {
  const headings = levels.flatMap(
    (level) => _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level] ?? [],
  );
  const title = headings.pop() ?? url;
  return {id: objectID, url, title, path: headings, snippet: _snippetResult?.content?.value};
}
