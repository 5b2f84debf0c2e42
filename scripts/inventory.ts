/** `npm run inventory`: the site live with the page `/inventory`. Arguments go to `docusaurus start`. */
import {startLive} from './siteBuild/startLive';

startLive({
  args: process.argv.slice(2),
  env: {DOCS_INVENTORY: 'true'},
  onPort: (port) => console.log(`The inventory will be at http://localhost:${port}/inventory`),
}).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
