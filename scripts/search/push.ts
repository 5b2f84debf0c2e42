/** `npm run search:push`: replaces what hosted search holds with what the last build made; see handbook/search.md. */
import {endWith} from '../process/main';
import {projectRoot} from '../projectRoot';
import {runPush} from './push/runPush';

endWith(runPush({args: process.argv.slice(2), variables: process.env, root: projectRoot}));
