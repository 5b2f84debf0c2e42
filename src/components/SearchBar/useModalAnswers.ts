import {useMemo} from 'react';
import type {Engine} from '@site/plugins/search/client/searchClient';
import type {Ask, ModalAnswer} from './modalSearch';
import {plainSections} from './plainSections';
import {suggestQueries} from './suggestQueries';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

/** Asks this build's search for what the modal shows, and tells who gave the last answer; at first who is to. */
export function useModalAnswers(): {ask: Ask; engine: Engine} {
  const {suggestedQueries} = useSearchConfig();
  const {client, engine} = useSearchClient();
  const ask = useMemo<Ask>(
    () => async (request) => {
      const {results} = (await client.search(request)) as unknown as ModalAnswer;
      return {results: results.map((result) => suggestQueries(plainSections(result), suggestedQueries))};
    },
    [client, suggestedQueries],
  );
  return {ask, engine};
}
