import type {ExampleProblem} from '../ExampleBlock';
import type {PageBlock} from '../page/PageBlock';
import {literalPorts, namesPort} from './literalPorts';
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

/**
 * Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own.
 *
 * Walks run side by side; from the first block that names a port of this machine on, a walk has it alone.
 */
export async function runWalk(blocks: PageBlock[], context: WalkContext): Promise<WalkResult> {
  const platform = await startPlatform(context.document, blocks.length);
  const workspace = createWorkspace(platform.url, context.python);
  const walker = new Walker(context, platform, workspace);
  const {problems} = walker;
  const prepared = (block: PageBlock) => [...context.neededBy(block), block];
  const ports = literalPorts(blocks.flatMap(prepared));
  let freePorts: (() => void) | undefined;
  let reached = 0;
  try {
    for (const block of blocks) {
      reached++;
      if (!freePorts && prepared(block).some((each) => namesPort(each, ports))) {
        freePorts = await context.ports.take(ports);
      }
      if (!(await walker.visit(block, blocks.slice(reached)))) break;
    }
    const missed = blocks.length - reached;
    const last = problems.at(-1);
    if (missed > 0 && last) {
      last.message += `\n    ${missed === 1 ? '1 block behind it was' : `${missed} blocks behind it were`} not reached.`;
    }
  } finally {
    try {
      await walker.close();
      await platform.close();
      workspace.remove();
    } finally {
      freePorts?.();
    }
  }
  return {problems, notReached: blocks.slice(reached)};
}
