import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {compressFiles} from '../release/compressFiles';
import {stampFiles} from '../release/stampFiles';
import {readDelivery} from '../server/readDelivery';
import type {RunningNginx} from './prepareNginx';
import {startNginx} from './startNginx';

/** Of Brotli: enough to see that compressed files are sent, in a second instead of half a minute. */
const quality = 2;

/**
 * Serves a copy of a build as a release is: compressed, stamped, by nginx with the configuration of its own pages.
 *
 * @param buildDir folder that `docusaurus build` wrote
 * @throws one sentence when a package is missing
 */
export async function serveBuild(buildDir: string): Promise<RunningNginx> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-build-'));
  const remove = () => fs.rmSync(root, {recursive: true, force: true});
  try {
    fs.cpSync(buildDir, root, {recursive: true});
    await compressFiles(root, quality);
    await stampFiles(root);
    const site = await startNginx(root, {delivery: readDelivery(root), siteUrl: 'https://localhost'});
    return {
      ...site,
      async stop() {
        await site.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
