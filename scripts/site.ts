/** `npm run site`: builds the site for production and serves it. Options: `--port 8080`, `--host 0.0.0.0`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listenOnFreePort, takenPortNotice} from '../sandbox/node/listenOnFreePort';
import {showElapsed} from './install/showElapsed.mjs';
import {main} from './process/main';
import {projectRoot} from './projectRoot';
import {createSiteServer} from './server/createSiteServer';
import {buildSite} from './siteBuild/buildSite';

main(async () => {
  const {values} = parseArgs({options: {port: {type: 'string', default: '3000'}, host: {type: 'string'}}});
  console.log('Building the site …');
  const progress = showElapsed('building the site');
  const {code} = await buildSite({
    root: projectRoot,
    onLine(line) {
      // The framework recommends its own server, which knows neither our addresses nor our 404.
      if (!line.includes('npm run serve')) console.log(line);
      progress.touch();
    },
  });
  const seconds = progress.stop();
  if (code !== 0) throw new Error('The site could not be built: the messages above say why.');
  console.log(`Built in ${seconds.toFixed(1)} s.\n`);

  const listening = await listenOnFreePort(createSiteServer(path.join(projectRoot, 'build')), {
    port: Number(values.port),
    hosts: values.host ? [values.host] : undefined,
  });
  const notice = takenPortNotice(listening);
  if (notice) console.log(notice);
  console.log(`The site is at http://${values.host ?? 'localhost'}:${listening.port}  (Ctrl+C ends it)`);
});
