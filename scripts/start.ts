/** `npm start`: the site live, for writers. Arguments go to `docusaurus start`. */
import {startLive} from './siteBuild/startLive';

startLive({args: process.argv.slice(2)}).then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
