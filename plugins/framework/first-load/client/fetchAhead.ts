/** Chunks that this visit has asked for: pages share them. */
const asked = new Set<string>();

let byLink = fetchesByLink();

// An engine that refuses links in spite of its looks is found out by the first one.
document.addEventListener('securitypolicyviolation', ({blockedURI}) => {
  if (!byLink || !asked.has(blockedURI)) return;
  byLink = false;
  for (const url of asked) get(url);
});

/**
 * Stands in for the framework's `client/prefetch.js`: fetches a chunk into the browser's cache, once a visit.
 *
 * @param address of the chunk, as scripts are loaded from it
 */
export default function fetchAhead(address: string): void {
  const url = new URL(address, document.baseURI).href;
  // What the page itself has loaded is there, even where the browser keeps no cache.
  if (asked.has(url) || performance.getEntriesByName(url).length > 0) return;
  asked.add(url);
  if (byLink) addLink(url);
  else get(url);
}

/**
 * Whether a link fetches ahead under the site's policy, whose `default-src` is 'none'. Firefox holds links of this kind
 * against that, and says nevertheless that it supports them; an engine that lets them pass where any directive does
 * (https://w3c.github.io/webappsec-csp/#does-resource-hint-violate-policy) is one that also has speculation rules.
 */
function fetchesByLink(): boolean {
  return (
    document.createElement('link').relList.supports('prefetch') &&
    (HTMLScriptElement.supports?.('speculationrules') ?? false)
  );
}

function addLink(url: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/** The whole body has to be read for the cache to keep it. What fails is of no concern unless the reader goes there. */
function get(url: string): void {
  fetch(url, {priority: 'low'})
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
