import {asDictionary, listOf, type Operation, overviewName, pageName} from './document/operations';

/** A sidebar entry, as the docs plugin reads it. */
export type SidebarItem =
  | {type: 'doc'; id: string}
  | {type: 'category'; label: string; key: string; items: SidebarItem[]};

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
  const declared = listOf(asDictionary(document).tags).map((tag) => String(asDictionary(tag).name));
  // The first tag decides, so that a page stands in one place.
  const used = operations.map((operation) => operation.tags[0] ?? '');
  const tags = [...new Set([...declared.filter((tag) => used.includes(tag)), ...used])];
  const doc = (id: string) => ({type: 'doc' as const, id: `${folder}/${id}`});
  // Translations go by the key, which would else be the label; other categories of the site may have the same one.
  const category = (kind: string, label: string, pages: string[]) => {
    return {type: 'category' as const, label, key: `${kind}-${label}`, items: pages.map(doc)};
  };
  const inTag = (tag: string) => operations.filter((operation) => operation.tags[0] === tag);
  const ofSchemas = schemas.map(({id}) => id);
  return [
    doc(overviewName(document)),
    ...tags.map((tag) => {
      const pages = inTag(tag).map(({id}) => pageName(id));
      return category('api', tag, pages);
    }),
    ...(schemas.length > 0 ? [category('api-parts', 'Schemas', ofSchemas)] : []),
  ];
}
