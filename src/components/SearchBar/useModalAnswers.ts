import type {Engine} from '@site/plugins/search/client/searchClient';
import {type RefObject, useMemo, useRef} from 'react';
import type {Ask, ModalAnswer} from './modalSearch';
import {plainSections} from './plainSections';
import {suggestQueries} from './suggestQueries';
import {useSearchClient} from './useSearchClient';
import {useSearchConfig} from './useSearchConfig';

interface ModalAnswers {
  ask: Ask;
  /** Who gave the last answer; at first who is to. */
  engine: Engine;
  /** Whether the last answer counted all of its hits: of a large index only a part may be there. */
  isCountTrue: RefObject<boolean>;
}

/** Asks this build's search for what the modal shows. */
export function useModalAnswers(): ModalAnswers {
  const {suggestedQueries} = useSearchConfig();
  const {client, engine} = useSearchClient();
  const isCountTrue = useRef(true);
  const ask = useMemo<Ask>(
    () => async (request) => {
      const {results} = (await client.search(request)) as unknown as ModalAnswer;
      isCountTrue.current = results.every(({exhaustiveNbHits}) => exhaustiveNbHits !== false);
      return {results: results.map((result) => suggestQueries(plainSections(result), suggestedQueries))};
    },
    [client, suggestedQueries],
  );
  return {ask, engine, isCountTrue};
}
