import path from 'node:path';
import {createSiteServer} from '../../../scripts/server/createSiteServer';
import {listenOnFreePort} from '../../../sandbox/node/listenOnFreePort';
import {buildSite} from '../../../scripts/siteBuild/buildSite';
import type {SiteCopy} from '../../../scripts/siteCopy/copySite';

/** What the copies know the provider by. */
export const provider = {appId: 'TESTAPP', apiKey: 'searchkey', indexName: 'skerry'};

/** What one of them knows of monitoring. */
const monitoring = {
  DOCS_MONITORING_LICENSE_KEY: 'NRJS-test',
  DOCS_MONITORING_APPLICATION_ID: '601',
  DOCS_MONITORING_RELEASE: '8f3c2a1b',
};

/** Copies of the site that hosted search answers in. */
export interface HostedSites {
  /** Address of a copy with nothing beyond the provider switched on. */
  plain: string;
  /** Address of a copy with the fallback, insights and monitoring switched on. */
  extended: string;
  close(): Promise<void>;
}

/**
 * Builds both, the second with what the bundler remembers of the first.
 *
 * @throws Error with the output of a build that failed.
 */
export async function buildHostedSites(copy: SiteCopy): Promise<HostedSites> {
  copy.renew();
  const listening: Array<{port: number; close(): Promise<void>}> = [];
  async function serve(folder: string, options: NodeJS.ProcessEnv): Promise<string> {
    const {code, output} = await buildSite({
      root: copy.root,
      outDir: folder,
      env: {
        DOCS_SEARCH_APP_ID: provider.appId,
        DOCS_SEARCH_API_KEY: provider.apiKey,
        DOCS_SEARCH_INDEX: provider.indexName,
        ...options,
      },
    });
    if (code !== 0) throw new Error(output);
    const server = await listenOnFreePort(createSiteServer(path.join(copy.root, folder)));
    listening.push(server);
    return `http://localhost:${server.port}`;
  }
  async function close(): Promise<void> {
    await Promise.all(listening.map((server) => server.close()));
  }
  try {
    return {
      plain: await serve('build', {}),
      extended: await serve('build-extended', {
        DOCS_SEARCH_FALLBACK: 'true',
        DOCS_SEARCH_INSIGHTS: 'true',
        ...monitoring,
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
