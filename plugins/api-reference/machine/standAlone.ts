import {withoutCommentLines} from '../page/htmlComments';

/**
 * Texts of the file as they are read away from the site: links that begin at its root name it, and comments for those
 * who check the examples are gone.
 *
 * @param text Markdown, or a whole file of it
 * @param siteUrl absolute address of the landing page, with a slash at its end
 */
export function standAlone(text: string, siteUrl: string): string {
  return withoutCommentLines(text).replaceAll('](/', `](${siteUrl}`);
}

/** A document whose descriptions stand alone. */
export function documentAlone(value: unknown, siteUrl: string): unknown {
  if (Array.isArray(value)) return value.map((item) => documentAlone(item, siteUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'description' && typeof child === 'string'
        ? standAlone(child, siteUrl)
        : documentAlone(child, siteUrl),
    ]),
  );
}
