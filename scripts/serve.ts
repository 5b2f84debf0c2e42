/** Serves a built site for the browser tests: folder in `SITE_BUILD_DIR`, port in `SITE_PORT`, no other port. */
import path from 'node:path';
import {projectRoot} from './projectRoot';
import {createSiteServer} from './server/createSiteServer';
import {listenOnFreePort} from './server/listenOnFreePort';

const buildDir = path.resolve(projectRoot, process.env.SITE_BUILD_DIR ?? 'build');
const port = Number(process.env.SITE_PORT ?? 4173);

listenOnFreePort(createSiteServer(buildDir), {port, attempts: 1}).then(
  () => console.log(`${buildDir} is at http://localhost:${port}`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
