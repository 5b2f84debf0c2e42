/** `npm start`: the site live, for writers. Arguments go to `docusaurus start`. */
import {endWith} from './process/main';
import {startLive} from './siteBuild/startLive';

endWith(startLive({args: process.argv.slice(2)}));
