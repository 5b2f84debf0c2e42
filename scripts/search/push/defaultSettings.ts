/** What Algolia answers for settings that nobody set; those that are not here it leaves out. */
export const defaultSettings: Record<string, unknown> = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

/** Names in the answer that are no settings of this index, or that a move leaves alone. */
export const settingsThatStay = ['version', 'replicas', 'primary'];
