import {brand} from './brand';
import type {Env, HostedSearch} from './env';

/** The hosts that Algolia's client asks, one after the other, and the one that takes insights. */
function searchHosts({appId, insights}: HostedSearch): string[] {
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  const hosts = [`https://${appId}-dsn.algolia.net`, `https://${appId}.algolia.net`, ...spare];
  return insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}

/** The style in DocSearch's drawing of the provider's name, which the modal always holds and hides without provider. */
const providerLogoStyle = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** How the site is delivered, beyond what the build itself knows. */
export function delivery({search, monitoring}: Env) {
  return {
    connectTo: [
      brand.apiUrl,
      ...(search ? searchHosts(search) : []),
      ...(monitoring ? [`https://${monitoring.collector}`] : []),
    ],
    styles: [providerLogoStyle],
    redirectsPath: 'config/redirects.json',
  };
}

const certificates = `/etc/ssl/${new URL(brand.docsUrl).hostname}`;

/** Where nginx listens, for the configuration that `npm run release` writes. */
export const nginxServer = {
  http: '80',
  https: '443',
  certificate: `${certificates}/fullchain.pem`,
  certificateKey: `${certificates}/privkey.pem`,
};
