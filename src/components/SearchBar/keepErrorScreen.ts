import type {DocSearchModalProps} from '@docsearch/react/modal';
import type {LiteClient} from 'algoliasearch/lite';

type SearchClient = Parameters<NonNullable<DocSearchModalProps['transformSearchClient']>>[0];

/**
 * Makes the modal stay on its error screen when the search host cannot be reached.
 *
 * DocSearch 3.9 sets its status to `error` when a search fails, and the autocomplete library sets it back to
 * `idle` right after, so that a reader would be told that nothing was found. The failure is therefore
 * reported once more, a tick later.
 */
export function keepErrorScreen(client: LiteClient): SearchClient {
  const search = client.search.bind(client) as (...request: unknown[]) => Promise<unknown>;
  const persistent = (...request: unknown[]) => {
    const answer = search(...request);
    const heard = answer.then((result) => result);
    const catchTwice = (onFailure?: ((error: unknown) => unknown) | null) =>
      answer.catch((error) => {
        setTimeout(() => {
          try {
            onFailure?.(error);
          } catch {
            // DocSearch throws the error on after showing it, for a caller that is no longer there.
          }
        });
        return onFailure?.(error);
      });
    heard.catch = catchTwice as typeof heard.catch;
    return heard;
  };
  // DocSearch was typed against an older client, of which it calls nothing but `search`.
  return {...client, search: persistent} as unknown as SearchClient;
}
