import type {ExampleProblem} from '../ExampleBlock';
import type {PageBlock} from '../page/PageBlock';
import type {SecretBlock} from '../secrets/SecretBlock';
import {changedSince, readState} from '../secrets/changedFiles';
import {openRun} from './openRun';
import type {RunContext} from './RunContext';

/** What a run found. */
export interface RunResult {
  problems: ExampleProblem[];
  /** Blocks behind a command that failed. */
  notReached: PageBlock[];
  /** Blocks that the platform told a key or a secret. */
  secretBlocks: SecretBlock[];
}

/** Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own. */
export async function runPage(blocks: PageBlock[], context: RunContext): Promise<RunResult> {
  const {runner, platform, workspace, close} = await openRun(blocks, context);
  const {problems} = runner;
  const secretBlocks: SecretBlock[] = [];
  let reached = 0;
  try {
    for (const block of blocks) {
      const told = platform.secrets.length;
      const before = readState(workspace.home);
      const goesOn = await runner.visit(block, blocks.slice(++reached));
      if (platform.secrets.length > told) {
        const written = changedSince(workspace.home, before).filter(
          (name) => !before.has(name) && name !== block.title,
        );
        secretBlocks.push({block, before: blocks.slice(0, reached - 1), blocks, written});
      }
      if (!goesOn) break;
    }
    const missed = blocks.length - reached;
    const last = problems.at(-1);
    if (missed > 0 && last) {
      last.message += `\n    ${missed === 1 ? '1 block behind it was' : `${missed} blocks behind it were`} not reached.`;
    }
  } finally {
    await close();
  }
  return {problems, notReached: blocks.slice(reached), secretBlocks};
}
