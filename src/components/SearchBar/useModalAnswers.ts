import {useMemo} from 'react';
import type {Ask, ModalAnswer} from './modalSearch';
import {plainSections, suggestQueries} from './modalAnswers';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

/** Asks this build's search for what the modal shows. */
export function useModalAnswers() {
  const {suggestedQueries} = useSearchConfig();
  const {client, ...rest} = useSearchClient();
  const ask = useMemo<Ask>(
    () => async (request) => {
      const {results} = (await client.search(request)) as unknown as ModalAnswer;
      return {results: results.map((result) => suggestQueries(plainSections(result), suggestedQueries))};
    },
    [client, suggestedQueries],
  );
  return {ask, ...rest};
}
