import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {Ask, Hit, QueriesAnswer} from '@site/plugins/search/shared/wire/answerQueries';
import unescapeHtml from 'lodash/unescape';

/** A search client as DocSearch takes it. */
type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/** A hit as DocSearch reads it. */
export type ModalHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/**
 * The client that the modal searches with: it shows the newest answer, and the modal stays on its error screen.
 *
 * DocSearch 3.9 takes the number of hits from whichever answer comes last. It sets its status to `error` when a
 * search fails, and the autocomplete library sets it back to `idle` right after: a reader would be told that
 * nothing was found, and Enter would choose a hit that is no longer shown. A failure therefore comes as an answer
 * without hits, and is reported a tick later.
 *
 * @param isAsking Whether there is a query at all; a reader who has cleared it is not told that it failed.
 * @param onShown Takes each answer that is shown.
 */
export function modalSearch(
  ask: Ask,
  isAsking: () => boolean,
  onShown: (answer: QueriesAnswer) => void,
): SearchClient {
  let asked = 0;
  let newest: Promise<QueriesAnswer>;
  let shown = {number: 0, answer: noHits};

  function search(request: Parameters<Ask>[0]): Promise<QueriesAnswer> {
    const number = ++asked;
    let report = (): void => undefined;
    const answer = ask(request).then(
      (result) => {
        if (number < shown.number) return shown.answer;
        shown = {number, answer: result};
        onShown(result);
        return result;
      },
      (error) => {
        if (number < asked) return newest;
        console.warn('Search failed:', error);
        onShown(noHits);
        setTimeout(() => {
          if (number === asked && isAsking()) report();
        });
        return noHits;
      },
    );
    answer.catch = ((showError: (error: Error) => never) => {
      report = () => {
        try {
          // The one error that it has a screen for; a refused key or a missing index is no less a failure.
          showError(Object.assign(new Error('Search failed'), {name: 'RetryError'}));
        } catch {
          // DocSearch throws the error on after showing it, for a caller that is no longer there.
        }
      };
      return answer;
    }) as typeof answer.catch;
    newest = answer;
    return answer;
  }

  // DocSearch was typed against an older client, of which it calls nothing but `search`.
  return {search} as unknown as SearchClient;
}

const noHits: QueriesAnswer = {results: [{hits: [], nbHits: 0, nbPages: 0}]};

/**
 * Gives answers what DocSearch needs.
 *
 * Without hits it suggests the sections of an earlier answer, which a reader's first query does not have: hits without
 * address stand in for such, and must not be shown.
 */
export function answersForModal(ask: Ask, suggestedQueries: readonly string[]): Ask {
  const suggestions = suggestedQueries.map((query) => ({objectID: query, url: '', hierarchy: {lvl0: query}}));
  return async (body) => {
    const {results, ...answer} = await ask(body);
    const shown = results.map((result) => ({
      ...result,
      hits: result.hits.length > 0 ? result.hits.map(withPlainSection) : suggestions,
    }));
    return {...answer, results: shown};
  };
}

/**
 * Makes the name of a hit's section plain text.
 *
 * Texts of an answer are HTML, and DocSearch writes them into the page as such, but for the section above each group
 * and in suggested queries: there `Q &amp; A` would be read as it is written.
 */
function withPlainSection(hit: Hit): Hit {
  const marked = hit._highlightResult;
  const section = marked?.hierarchy?.lvl0;
  if (!section) return hit;
  const lvl0 = {...section, value: unescapeHtml(section.value)};
  return {...hit, _highlightResult: {...marked, hierarchy: {...marked.hierarchy, lvl0}}};
}

/** Gives hits whole names, and a text that was found its section's beside its page's, in HTML: DocSearch shows less. */
export function withSectionAndPage(hit: ModalHit): ModalHit {
  const texts = hit._highlightResult?.hierarchy as unknown as Record<string, {value: string}> | undefined;
  if (!texts?.lvl1) return hit;
  const page = texts.lvl1.value;
  const section = Object.entries(texts)
    .sort(([one], [other]) => one.localeCompare(other))
    .at(-1)?.[1].value;
  const value = section === page ? `<b>${page}</b>` : `<b>${section}</b> <small>${page}</small>`;
  const hierarchy = hit.type === 'content' ? {...texts, lvl1: {...texts.lvl1, value}} : texts;
  return {...hit, _snippetResult: {...hit._snippetResult, hierarchy}} as unknown as ModalHit;
}
