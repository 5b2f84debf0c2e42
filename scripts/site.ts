/** `npm run site`: builds the site for production and serves it. Options: `--port 8080`, `--host 0.0.0.0`. */
import {parseArgs} from 'node:util';
import {showElapsed} from './install/showElapsed.mjs';
import {main} from './process/main';
import {inRoot, projectRoot} from './projectRoot';
import {serveBuilt} from './server/createSiteServer';
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

  await serveBuilt(inRoot('build'), values);
});
