/** Serves a built site for the browser tests, on a port that is free: folder in `SITE_BUILD_DIR`. */
import path from 'node:path';
import {listenOnFreePort} from '../sandbox/node/listenOnFreePort';
import {main} from './process/main';
import {projectRoot} from './projectRoot';
import {createSiteServer} from './server/createSiteServer';

main(async () => {
  const buildDir = path.resolve(projectRoot, process.env.SITE_BUILD_DIR ?? 'build');
  const {port} = await listenOnFreePort(createSiteServer(buildDir));
  console.log(`${buildDir} is at http://localhost:${port}`);
});
