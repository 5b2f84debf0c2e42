import type {Call} from './routes';
import type {StoredObject} from './StoredIndex';

/** Body of the multi-index queries path. */
export interface QueriesBody {
  requests: {indexName: string; [parameter: string]: unknown}[];
  strategy?: string;
}

/** Answers queries from the records of an index: the part of the host that is a search engine. */
export type Answer = (body: QueriesBody, records: StoredObject[]) => {results: unknown[]};

/** Finds everything and shows the first 20; for tests that are not about finding. */
export const findAll: Answer = ({requests}, records) => ({
  results: requests.map(({indexName}) => ({
    index: indexName,
    hits: records.slice(0, 20),
    nbHits: records.length,
  })),
});

/** Answers each query from the index that it names. */
export function answerQueries({store, body, answer}: Call) {
  const {requests, ...rest} = body as QueriesBody;
  return {
    results: requests.flatMap((request) => {
      const records = [...store.existing(request.indexName).records.values()];
      return answer({...rest, requests: [request]}, records).results;
    }),
  };
}
