/** `npm run inventory`: the site live with the page `/inventory`. Arguments go to `docusaurus start`. */
import {endWith} from './process/main';
import {startLive} from './siteBuild/startLive';

endWith(
  startLive({
    args: process.argv.slice(2),
    env: {DOCS_INVENTORY: 'true'},
    onPort: (port) => console.log(`The inventory will be at http://localhost:${port}/inventory`),
  }),
);
