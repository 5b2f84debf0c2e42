/** `npm run search:push`: replaces what hosted search holds with what the last build made; see handbook/search.md. */
import {projectRoot} from '../projectRoot';
import {runPush} from './push/runPush';

runPush({args: process.argv.slice(2), variables: process.env, root: projectRoot}).then((code) => {
  process.exitCode = code;
});
