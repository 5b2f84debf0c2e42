/** `npm run upgrade`: takes another version of the framework; `--help` explains the arguments. */
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {main} from './process/main';
import {projectRoot} from './projectRoot';
import {npm} from './upgrade/packages';
import {readArguments, runUpgrade} from './upgrade/runUpgrade';

main(() =>
  runUpgrade(readArguments(process.argv.slice(2)), {
    root: projectRoot,
    npm,
    install: ensureInstalled,
    print: console.log,
  }),
);
