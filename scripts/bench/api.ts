/**
 * `npm run bench:api`: what the reference of a large OpenAPI file costs, for 30 to 1,223 operations of it; with
 * `-- --site 30,600` also whole sites with so many. Fails when a page of 600 properties blocks a phone for 300 ms, or
 * when the time grows faster than the number of operations.
 */
import {parseArgs} from 'node:util';
import {portionOf} from '../../plugins/api-reference/testing/portionOf';
import {projectRoot} from '../projectRoot';
import {runCommand} from '../process/runCommand';
import type {GenerationCost} from './api/generationCost';
import {growthProblem} from './api/growth';
import {largeDocument} from './api/largeDocument';
import {properties, siteCost} from './api/siteCost';

const budget = 300;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** In a process of its own: what runs before it leaves memory behind, which takes time to clear up. */
async function measureGeneration(operations: number): Promise<GenerationCost> {
  const args = ['--import', 'tsx', 'scripts/bench/api/generation.ts', String(operations)];
  const {code, stdout, stderr} = await runCommand(process.execPath, args, {cwd: projectRoot});
  if (code !== 0) throw new Error(`The pages of ${operations} operations could not be made:\n${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

async function bench(): Promise<number> {
  const {values} = parseArgs({options: {site: {type: 'string', default: '600'}}});
  const {file, document} = largeDocument();
  console.log(`${file.name}\n`);
  console.log(
    '| Operations | Seconds | Page (KB) | Largest (KB) | Pages of schemas | Sidebar (bytes each) |',
  );
  console.log('|---|---|---|---|---|---|');
  const costs: GenerationCost[] = [];
  for (const count of [30, 100, 300, 600, file.operations]) {
    const cost = await measureGeneration(count);
    costs.push(cost);
    console.log(
      `| ${cost.operations} | ${cost.seconds.toFixed(1)} | ${kilobytes(cost.page)} | ${kilobytes(cost.largest)} | ${cost.schemas} | ${cost.sidebar.toFixed(0)} |`,
    );
  }
  const growth = growthProblem(costs);
  if (growth) console.error(growth);
  const counts = values.site.split(',').map(Number).filter(Boolean);
  if (counts.length === 0) return growth ? 1 : 0;
  console.log(
    `\n| Whole site, operations | Seconds | Memory (MB) | HTML (KB) | Heaviest (KB) | Script (KB) | Style (KB) | Blocks with ${properties} properties (ms) |`,
  );
  console.log('|---|---|---|---|---|---|---|---|');
  const blocked: number[] = [];
  for (const count of counts) {
    const cost = await siteCost(projectRoot, portionOf(document, count));
    blocked.push(cost.blocking);
    const sizes = [cost.html, cost.heaviestHtml, cost.script, cost.style].map(kilobytes).join(' | ');
    console.log(
      `| ${count} | ${cost.seconds.toFixed(0)} | ${cost.memory.toFixed(0)} | ${sizes} | ${cost.blocking.toFixed(0)} |`,
    );
  }
  if (blocked.every((time) => time < budget)) return growth ? 1 : 0;
  console.error(`A page of ${properties} properties blocks a phone for ${budget} ms or more.`);
  return 1;
}

bench().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.stack);
    process.exitCode = 1;
  },
);
