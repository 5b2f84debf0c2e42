/** `npm run upgrade`: takes another version of the framework; `--help` explains the arguments. */
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {main} from './process/main';
import {projectRoot} from './projectRoot';
import {npm} from './upgrade/packages';
import {readArguments, runUpgrade} from './upgrade/runUpgrade';

const help = `Takes another version of Docusaurus, and shows what it changes in the files that this site leans on.

  npm run upgrade -- 3.11.0             installs all packages of this version, and shows the differences
  npm run upgrade -- 3.11.0 --dry-run   shows the differences, and changes nothing
  npm run upgrade                       shows how what is installed differs from what was looked at last
  npm run upgrade -- --accept           records that you have looked at what is installed

  --full   prints differences to their ends

handbook/upgrade.md goes through an update step by step.`;

main(() => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(help);
  const means = {root: projectRoot, npm, install: ensureInstalled, print: console.log};
  return runUpgrade(readArguments(args), means);
});
