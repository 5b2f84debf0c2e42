import kebabCase from 'lodash/kebabCase';
import {pageName} from './document/checkDocument';
import {asDictionary, type Operation} from './document/operations';

/** A sidebar entry, as the docs plugin reads it. */
export type SidebarItem = {type: 'doc'; id: string} | {type: 'category'; label: string; items: SidebarItem[]};

/**
 * The reference's part of the sidebar: the overview, then a category for each tag in the file's own order, then the
 * schemas that have a page.
 *
 * @param folder id prefix of the pages, `api-specification`
 */
export function apiSidebar(
  document: unknown,
  operations: Operation[],
  schemas: Array<{id: string}>,
  folder: string,
): SidebarItem[] {
  const root = asDictionary(document);
  const declared = (Array.isArray(root.tags) ? root.tags : []).map((tag) => String(asDictionary(tag).name));
  // The first tag decides, so that a page stands in one place.
  const used = operations.map((operation) => operation.tags[0] ?? '');
  const tags = [...new Set([...declared.filter((tag) => used.includes(tag)), ...used])];
  return [
    {type: 'doc', id: `${folder}/${overviewName(document)}`},
    ...tags.map((tag) => ({
      type: 'category' as const,
      label: tag,
      items: operations
        .filter((operation) => operation.tags[0] === tag)
        .map((operation) => ({type: 'doc' as const, id: `${folder}/${pageName(operation.id ?? '')}`})),
    })),
    ...(schemas.length > 0
      ? [
          {
            type: 'category' as const,
            label: 'Schemas',
            items: schemas.map(({id}) => ({type: 'doc' as const, id: `${folder}/${id}`})),
          },
        ]
      : []),
  ];
}

/** Name of the overview page: the API's title in kebab-case. */
export function overviewName(document: unknown): string {
  return kebabCase(String(asDictionary(asDictionary(document).info).title).toLowerCase());
}
