/** Serves a built site for the browser tests, on a port that is free: folder in `SITE_BUILD_DIR`. */
import path from 'node:path';
import {projectRoot} from './projectRoot';
import {createSiteServer} from './server/createSiteServer';
import {listenOnFreePort} from '../sandbox/node/listenOnFreePort';

const buildDir = path.resolve(projectRoot, process.env.SITE_BUILD_DIR ?? 'build');

listenOnFreePort(createSiteServer(buildDir)).then(
  ({port}) => console.log(`${buildDir} is at http://localhost:${port}`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
