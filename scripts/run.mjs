/**
 * Entry of the package.json commands: `node scripts/run.mjs <command> [arguments]` runs `scripts/<command>.ts`.
 *
 * A command with a colon has its file in a folder: `npm run search:push` is `scripts/search/push.ts`, here `search/push`.
 * Runs on a fresh clone, so it and everything in `install/` use nothing but Node itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from './install/ensureInstalled.mjs';
import {handOver} from './install/handOver.mjs';
import {nodeVersionProblem} from './install/nodeVersionProblem.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const script = path.join(root, 'scripts', `${name}.ts`);
if (!/^[a-z]+(\/[a-z]+)*$/.test(name ?? '') || !fs.existsSync(script)) {
  fail(`scripts/run.mjs knows no command "${name ?? ''}": scripts/${name ?? ''}.ts does not exist.`);
}
const {engines} = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const problem = nodeVersionProblem(process.versions.node, engines.node);
if (problem) fail(problem);
await ensureInstalled(root).catch((error) => fail(error.message));
process.exitCode = await handOver(['--import', 'tsx', script, ...args], root);
