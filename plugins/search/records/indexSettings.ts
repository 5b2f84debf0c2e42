import {synonyms} from '../shared/engine/synonyms';
import {levels} from '../shared/records';
import {reachableHits} from '../shared/wire/answerQueries';

const hierarchy = levels.map((level) => `hierarchy.${level}`);

/**
 * Settings and synonyms of the hosted index, in the words of its API: what makes it rank these records as DocSearch
 * means them to be ranked.
 */
export function indexSettings() {
  return {
    settings: {
      attributesForFaceting: ['type', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      searchableAttributes: [
        ...hierarchy.slice(1).map((level) => `unordered(${level})`),
        'unordered(asked)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      queryLanguages: ['en'],
      removeStopWords: ['en'],
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
      separatorsToIndex: '_',
      paginationLimitedTo: reachableHits,
    },
    synonyms: synonyms.map((group) => ({
      objectID: group[0]?.toLowerCase().replace(/\W+/g, '-') ?? '',
      type: 'synonym',
      synonyms: [...group],
    })),
  };
}
