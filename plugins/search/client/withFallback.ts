import type {LiteClient} from 'algoliasearch/lite';

/** Until when the provider is left alone after it failed, in milliseconds since 1970. */
export interface Outage {
  end: number;
}

/** As long as the Algolia client leaves a host alone. */
const outageLength = 120_000;

/** A client whose searches another one answers where the first fails, and for 2 minutes after that. */
export function withFallback(
  hosted: LiteClient,
  embedded: LiteClient,
  outage: Outage = {end: 0},
): LiteClient {
  const search: LiteClient['search'] = async (request, options) => {
    if (Date.now() >= outage.end) {
      try {
        return await hosted.search(request, options);
      } catch {
        outage.end = Date.now() + outageLength;
      }
    }
    return embedded.search(unreported(request));
  };
  return {...hosted, search};
}

/** The provider cannot be told what readers choose from answers that it did not give. */
function unreported(request: Parameters<LiteClient['search']>[0]): typeof request {
  if (Array.isArray(request)) return request;
  return {...request, requests: request.requests.map((one) => ({...one, clickAnalytics: false}))};
}
