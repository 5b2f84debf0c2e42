import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import type {InsightsClient} from '@site/plugins/search/client/insightsClient';
import translations from '@theme/SearchTranslations';
import {type ReactNode, useMemo} from 'react';
import {createPortal} from 'react-dom';
import {EngineNote} from './EngineNote';
import {keepErrorScreen} from './keepErrorScreen';
import {useReachableHits} from './useReachableHits';
import {useResultPath} from './useResultPath';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

export interface Props {
  initialQuery?: string;
  /** Reports what readers choose, when that is switched on. */
  insightsClient?: InsightsClient;
  onClose: () => void;
}

/** The DocSearch modal; loaded by the search bar when a reader first reaches for it. */
export default function SearchModal({initialQuery, insightsClient, onClose}: Props): ReactNode {
  const {appId, apiKey, indexName, placeholder} = useAlgoliaThemeConfig().algolia;
  const {missingResultsPage} = useSearchConfig();
  const {client, engine} = useSearchClient();
  const facetFilters = JSON.stringify(useAlgoliaContextualFacetFilters());
  const history = useHistory();
  const toPath = useResultPath();
  const searchLink = useSearchLinkCreator();
  // DocSearch takes new components and callbacks for new settings and would start over at each render.
  const settings = useMemo<Partial<DocSearchModalProps>>(
    () => ({
      searchParameters: {facetFilters: JSON.parse(facetFilters)},
      transformSearchClient: () => keepErrorScreen(client),
      insights: insightsClient && {insightsClient},
      getMissingResultsUrl: () => missingResultsPage,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (items) => items.map((item) => ({...item, url: toPath(item.url)})),
      hitComponent: ({hit, children}) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the row in force
        // biome-ignore lint/a11y/useSemanticElements: a table's cell cannot stand in DocSearch's list
        <div role="gridcell">
          <Link to={hit.url}>{children}</Link>
        </div>
      ),
      resultsFooterComponent: ({state}) => (
        <Link to={searchLink(state.query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: String(state.context.nbHits)}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
    }),
    [client, facetFilters, insightsClient, missingResultsPage, history, toPath, searchLink, onClose],
  );
  useReachableHits();
  return createPortal(
    <div data-search-engine={engine}>
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        placeholder={placeholder}
        translations={translations.modal}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        {...settings}
      />
      <EngineNote engine={engine} />
    </div>,
    document.body,
  );
}
