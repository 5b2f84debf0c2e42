import type {ExampleProblem} from '../ExampleBlock';
import type {PageBlock} from '../page/PageBlock';
import {startPlatform} from './startPlatform';
import type {WalkContext} from './WalkContext';
import {Walker} from './Walker';
import {createWorkspace} from './Workspace';

/** What a walk found. */
export interface WalkResult {
  problems: ExampleProblem[];
  /** Blocks behind a command that failed. */
  notReached: PageBlock[];
}

/** Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own. */
export async function runWalk(blocks: PageBlock[], context: WalkContext): Promise<WalkResult> {
  const platform = await startPlatform(context.document, blocks.length);
  const workspace = createWorkspace(platform.url, context.python);
  const walker = new Walker(context, platform, workspace);
  const {problems} = walker;
  let reached = 0;
  try {
    for (const block of blocks) {
      reached++;
      if (!(await walker.visit(block, blocks.slice(reached)))) break;
    }
    const missed = blocks.length - reached;
    const last = problems.at(-1);
    if (missed > 0 && last) {
      last.message += `\n    ${missed === 1 ? '1 block behind it was' : `${missed} blocks behind it were`} not reached.`;
    }
  } finally {
    await walker.close();
    await platform.close();
    workspace.remove();
  }
  return {problems, notReached: blocks.slice(reached)};
}
