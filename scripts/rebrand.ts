/** `npm run rebrand`: copies the project under another brand; `--help` explains the options. */
import {brand} from '../config/brand';
import {stopChildrenOnSignal} from './process/children';
import {projectRoot} from './projectRoot';
import {formatCode} from './rebrand/formatCode';
import {hasErrors, planRebrand} from './rebrand/planRebrand';
import {help, readArguments} from './rebrand/readArguments';
import {readTree} from './rebrand/readTree';
import {errorReport, planReport} from './rebrand/report';
import {writeCopy} from './rebrand/writeCopy';

async function rebrand(args: string[]): Promise<void> {
  // npm runs scripts in the project's root, and a reader's relative path starts where the reader is.
  const from = process.env.INIT_CWD ?? process.cwd();
  const request = readArguments(args, {current: brand, projectRoot, from});
  if (!request) return console.log(help);

  const plan = planRebrand(readTree(projectRoot), brand, request.brand);
  console.log(planReport(plan, brand, request.brand));
  if (hasErrors(plan)) throw new Error(`${errorReport(plan, request.brand)}\n\nNothing was copied.`);
  if (request.isDryRun) return console.log('\nNothing was written, as --dry-run asks.');

  stopChildrenOnSignal();
  const rewritten = plan.files.filter((file) => file.rewritten).map((file) => file.to);
  await writeCopy(projectRoot, request.target, plan.files, async (folder) => {
    const problem = await formatCode(projectRoot, folder, rewritten);
    if (problem)
      console.warn(`\nThe code could not be formatted, run \`npm run format\` in the copy:\n${problem}`);
  });
  console.log(`
The copy is in ${request.target}. Next, in that folder:
  - put the real addresses, the legal owner and the trademark notice into config/brand.ts
  - npm test, which installs what is missing and says where a longer name breaks a limit`);
}

rebrand(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
