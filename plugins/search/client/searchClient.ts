import {liteClient, type SearchMethodParams} from 'algoliasearch/lite';
import type {Provider, SearchConfig} from '../../../config/search';
import type {Ask, Engine, QueriesAnswer} from '../shared/wire/answerQueries';
import {askWorker} from './askWorker';
import {failedHosts, withFallback} from './failures';

/** How long a host may take to connect, to answer, and to answer a call that writes, in milliseconds. */
const timeouts = {connect: 1_000, read: 2_000, write: 30_000};

// What failed is remembered for as long as the page lives: every opening of the modal makes a client.
const hostsCache = failedHosts();
const outage = {end: 0};

/**
 * Asks the hosted provider by its own client, or the embedded engine.
 *
 * @param takesEarly Whether titles and headings may answer while the texts are on their way.
 */
export function createSearch(
  {appId, apiKey}: Provider,
  {isHosted, fallsBack}: SearchConfig,
  takesEarly: boolean,
): Ask {
  const askEmbedded =
    (engine: Engine): Ask =>
    async (body) => ({...(await askWorker({takesEarly, body})), engine});
  if (!isHosted) return askEmbedded('embedded');
  const client = liteClient(appId, apiKey, {timeouts, hostsCache});
  const askHosted: Ask = async (body) => {
    const {results} = await client.search(body as SearchMethodParams);
    return {results: results as unknown as QueriesAnswer['results'], engine: 'hosted'};
  };
  return fallsBack ? withFallback(askHosted, askEmbedded('fallback'), outage) : askHosted;
}
