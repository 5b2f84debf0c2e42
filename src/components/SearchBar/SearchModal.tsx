import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import type {Reports} from '@site/plugins/search/client/insightsClient';
import type {QueriesAnswer} from '@site/plugins/search/shared/wire/answerQueries';
import translations from '@theme/SearchTranslations';
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import '@site/src/css/search.css';
import {onModalKey, useBetterAnswers, useReachableHits} from './mendModal';
import {answersForModal, modalSearch, withSectionAndPage} from './modalSearch';
import {Notes} from './notes';
import {StartList} from './StartList';
import {deleteUnreadableSearches, withdrawFailingStorage} from './storedSearches';
import styles from './styles.module.css';
import {useResultPath} from './useResultPath';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

export interface Props {
  initialQuery?: string;
  /** Missing unless what readers choose is reported. */
  reports?: Reports;
  onClose: () => void;
}

/** The DocSearch modal; loaded by the search bar when a reader first reaches for it. */
export default function SearchModal({initialQuery, reports, onClose}: Props): ReactNode {
  const {appId, apiKey, indexName, placeholder} = useAlgoliaThemeConfig().algolia;
  const {isHosted, missingResultsPage, suggestedQueries} = useSearchConfig();
  const {ask, facetFilters} = useSearchClient(true);
  const [{shown, answers}, setShown] = useState<{shown?: QueriesAnswer; answers: number}>({answers: 0});
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
          answersForModal(ask, suggestedQueries),
          () => Boolean(dialog.current?.querySelector('input')?.value),
          (answer) => setShown((before) => ({shown: answer, answers: before.answers + 1})),
        ),
      insights: reports && {insightsClient: reports.client},
      getMissingResultsUrl: () => missingResultsPage,
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      // What has no address is there only to suggest a query.
      transformItems: (hits) =>
        hits.filter(({url}) => url).map((hit) => withSectionAndPage({...hit, url: toPath(hit.url)})),
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
    [ask, suggestedQueries, facetFilters, reports, missingResultsPage, history, toPath, searchLink, onClose],
  );
  // DocSearch focuses its field some time after it is drawn: what a reader types in between would go to the button,
  // which does not pass it on any more.
  useLayoutEffect(() => dialog.current?.querySelector('input')?.focus(), []);
  useReachableHits(dialog);
  useBetterAnswers(dialog);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
      className={styles.dialog}
      data-answered-by={shown?.engine ?? (isHosted ? 'hosted' : 'embedded')}
      onKeyDownCapture={onModalKey}
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
      {/* DocSearch says nothing when there are no hits, which are heard one by one. */}
      <p role="status" style={{position: 'absolute', clipPath: 'inset(50%)'}}>
        {shown?.engine && shown.results[0]?.nbHits === 0 && (
          // Each answer is said anew.
          <span key={answers}>
            <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>
          </span>
        )}
      </p>
      <Inside dialog={dialog} part=".DocSearch-Dropdown">
        <StartList onClose={onClose} />
      </Inside>
      <Inside dialog={dialog} part=".DocSearch-Footer">
        <Notes
          engine={shown?.engine}
          isNearest={shown?.results[0]?.isNearest}
          className={styles.engineNote}
        />
      </Inside>
    </div>,
    document.body,
  );
}

interface InsideProps {
  dialog: RefObject<HTMLElement | null>;
  /** Selector of a part of DocSearch's modal. */
  part: string;
  children: ReactNode;
}

/** Draws at the end of a part of DocSearch's modal. */
function Inside({dialog, part, children}: InsideProps): ReactNode {
  const [element, setElement] = useState<Element | null>();
  useEffect(() => setElement(dialog.current?.querySelector(part)), [dialog, part]);
  return element && createPortal(children, element);
}
