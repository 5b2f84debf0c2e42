import insights, {type InsightsClient} from 'search-insights';
import type {Provider} from '../../../config/search';

/** What the modal adds to a hit, for reports of a reader's choice. */
interface ReportableHit {
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  /** Place in the list, from 0. */
  __autocomplete_id?: number;
}

/** Tells the provider what readers see and choose. */
export interface Reports {
  client: InsightsClient;
  click: (hit: ReportableHit) => void;
}

let reports: Reports | undefined;

/**
 * The provider's client for insights, from this site: the modal would load it from a third party.
 *
 * It sets no cookie; a reader stays unknown.
 */
export function startInsights({appId, apiKey}: Provider): Reports {
  if (!reports) insights('init', {appId, apiKey, useCookie: false});
  reports ??= {client: withoutCountFromZero(insights), click: reportClick};
  return reports;
}

/** Reports a click on a hit; one without a query's ID was not found by the provider. */
function reportClick(hit: ReportableHit): void {
  const {objectID, __autocomplete_indexName: index, __autocomplete_queryID: queryID} = hit;
  if (!index || !queryID) return;
  const place = {objectIDs: [objectID], positions: [(hit.__autocomplete_id ?? 0) + 1]};
  insights('clickedObjectIDsAfterSearch', {eventName: 'Item Selected', index, queryID, ...place});
}

/**
 * Drops the clicks that DocSearch 3.9 reports: it counts hits from 0, where the provider counts from 1, and leaves
 * out the first. Those of the autocomplete library, for the Enter key, are right and name their source.
 */
function withoutCountFromZero(all: InsightsClient): InsightsClient {
  const rest = (method: string, ...parameters: unknown[]) => {
    const [event] = parameters as [{algoliaSource?: string[]}?];
    if (method === 'clickedObjectIDsAfterSearch' && !event?.algoliaSource) return;
    return (all as (...call: unknown[]) => unknown)(method, ...parameters);
  };
  return Object.assign(rest, {version: all.version}) as InsightsClient;
}
