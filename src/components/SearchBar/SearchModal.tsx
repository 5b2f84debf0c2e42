import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {InsightsClient, ReportableHit} from '@site/plugins/search/client/insightsClient';
import type {Engine} from '@site/plugins/search/client/searchClient';
import translations from '@theme/SearchTranslations';
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import '@site/src/css/search.css';
import clsx from 'clsx';
import {EngineNote} from './EngineNote';
import {useFocusTrap, useReachableHits, useRounds, useShownChoice} from './mendModal';
import {
  type Ask,
  isSuggestion,
  type ModalAnswer,
  modalSearch,
  plainSections,
  suggestQueries,
  withSectionAndPage,
} from './modalSearch';
import {NearestNote} from './NearestNote';
import {StartList} from './StartList';
import {deleteUnreadableSearches, withdrawFailingStorage} from './storedSearches';
import styles from './styles.module.css';
import {useResultPath} from './useResultPath';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

export {prepareIndex} from '@site/plugins/search/client/searchClient';

/** Tells the provider what readers see and choose. */
export interface Reports {
  client: InsightsClient;
  click: (hit: ReportableHit) => void;
}

export interface Props {
  initialQuery?: string;
  /** Reports what readers choose, when that is switched on. */
  reports?: Reports;
  onClose: () => void;
}

/** The DocSearch modal; loaded by the search bar when a reader first reaches for it. */
export default function SearchModal({initialQuery, reports, onClose}: Props): ReactNode {
  const {appId, apiKey, indexName, placeholder} = useAlgoliaThemeConfig().algolia;
  const {isHosted, missingResultsPage} = useSearchConfig();
  const {ask, engine, facetFilters, round} = useModalAnswers();
  const [isNearest, setIsNearest] = useState(false);
  const history = useHistory();
  const toPath = useResultPath();
  const searchLink = useSearchLinkCreator();
  const dialog = useRef<HTMLDivElement>(null);
  useState(() => {
    withdrawFailingStorage();
    deleteUnreadableSearches(indexName);
  });
  // DocSearch takes new components and callbacks for new settings and would start over at each render.
  const settings = useMemo<Partial<DocSearchModalProps>>(
    () => ({
      searchParameters: {facetFilters},
      transformSearchClient: () =>
        modalSearch(
          ask,
          () => Boolean(dialog.current?.querySelector('input')?.value),
          ({results}) => setIsNearest(results[0]?.isNearest ?? false),
        ),
      insights: reports && {insightsClient: reports.client},
      getMissingResultsUrl: () => missingResultsPage,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      transformItems: (hits) =>
        hits
          .filter((hit) => !isSuggestion(hit))
          .map((hit) => withSectionAndPage({...hit, url: toPath(hit.url)})),
      hitComponent: ({hit, children}) => (
        <Link to={hit.url} data-type={hit.type} onClick={() => reports?.click(hit)}>
          {children}
        </Link>
      ),
      resultsFooterComponent: ({state}) => (
        <Link to={searchLink(state.query)} onClick={onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{count: String(state.context.nbHits)}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      ),
    }),
    [ask, facetFilters, reports, missingResultsPage, history, toPath, searchLink, onClose],
  );
  // DocSearch focuses its field some time after it is drawn: what a reader types in between would go to the button,
  // which does not pass it on any more.
  useLayoutEffect(() => dialog.current?.querySelector('input')?.focus(), []);
  useReachableHits(dialog);
  useFocusTrap(dialog);
  useShownChoice(dialog);
  useRounds(dialog, round);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      className={styles.dialog}
      data-answered-by={isHosted && engine === 'embedded' ? 'fallback' : engine}
    >
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
      <StartList dialog={dialog} onClose={onClose} />
      <NotesInFooter dialog={dialog} engine={engine} isNearest={isNearest} />
    </div>,
    document.body,
  );
}

interface NotesProps {
  dialog: RefObject<HTMLElement | null>;
  engine: Engine;
  isNearest: boolean;
}

/** Notes in the footer of DocSearch's modal, where the provider is named when it answers. */
function NotesInFooter({dialog, engine, isNearest}: NotesProps): ReactNode {
  const [footer, setFooter] = useState<Element | null>();
  useEffect(() => setFooter(dialog.current?.querySelector('.DocSearch-Footer')), [dialog]);
  const notes = (
    <>
      <EngineNote engine={engine} />
      <NearestNote isNearest={isNearest} className={clsx(styles.engineNote, 'DocSearch-Nearest')} />
    </>
  );
  return footer && createPortal(notes, footer);
}

/** Asks this build's search for what the modal shows. */
function useModalAnswers() {
  const {suggestedQueries} = useSearchConfig();
  const {client, ...rest} = useSearchClient(true);
  const ask = useMemo<Ask>(
    () => async (request) => {
      const {results} = (await client.search(request)) as unknown as ModalAnswer;
      return {results: results.map((result) => suggestQueries(plainSections(result), suggestedQueries))};
    },
    [client, suggestedQueries],
  );
  return {ask, ...rest};
}
