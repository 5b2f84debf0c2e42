import type {ModalHit, ModalResult} from './modalSearch';

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Makes the names of sections plain text.
 *
 * Texts of an answer are HTML, and DocSearch writes them into the page as such, but for the section above each group
 * and in suggested queries: there `Q &amp; A` would be read as it is written.
 */
export function plainSections(result: ModalResult): ModalResult {
  return {...result, hits: result.hits.map(withPlainSection)};
}

function withPlainSection(hit: ModalHit): ModalHit {
  const section = hit._highlightResult?.hierarchy?.lvl0;
  if (!section) return hit;
  const value = section.value.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] as string);
  const {_highlightResult: highlighted} = hit;
  return {
    ...hit,
    _highlightResult: {
      ...highlighted,
      hierarchy: {...highlighted.hierarchy, lvl0: {...section, value}},
    },
  };
}
