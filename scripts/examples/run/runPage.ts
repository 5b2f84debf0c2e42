import type {PageBlock} from '../page/PageBlock';
import {changedSince, readState, type SecretBlock} from '../secrets/changedFiles';
import {PagePorts} from './PagePorts';
import {PageRunner, type RunContext} from './PageRunner';
import {startPlatform} from './startPlatform';
import {createWorkspace} from './Workspace';

/** A reader at the beginning of a page, with a workspace, ports and a sandbox of their own. */
export type OpenRun = Awaited<ReturnType<typeof openRun>>;

/** @param blocks what the reader sees */
export async function openRun(blocks: PageBlock[], context: RunContext, startAs?: 'sandbox' | 'production') {
  const platformPorts = context.platformUrls.map((url) => Number(new URL(url).port));
  const prepared = blocks.flatMap((block) => [...context.neededBy(block), block]);
  const ports = await PagePorts.choose(prepared, platformPorts);
  const platform = await startPlatform(context.document, blocks.length, startAs);
  const workspace = createWorkspace(platform.url, context.python);
  const runner = new PageRunner(context, platform, workspace, ports);
  return {
    runner,
    platform,
    workspace,
    async close() {
      await runner.close();
      await platform.close();
      workspace.remove();
    },
  };
}

/**
 * Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own.
 *
 * @returns problems, blocks behind a command that failed, and those that the platform told a key or a secret
 */
export async function runPage(blocks: PageBlock[], context: RunContext) {
  const {runner, platform, workspace, close} = await openRun(blocks, context);
  const {problems} = runner;
  const secretBlocks: SecretBlock[] = [];
  let notReached = blocks;
  try {
    for (let goesOn = true; goesOn && notReached.length > 0; ) {
      const [block, ...later] = notReached;
      const told = platform.secrets.length;
      const before = readState(workspace.home);
      goesOn = await runner.visit(block, later);
      notReached = later;
      if (platform.secrets.length === told) continue;
      const changed = changedSince(workspace.home, before);
      const written = changed.filter((name) => !before.has(name) && name !== block.title);
      secretBlocks.push({block, blocks, written});
    }
    const missed = notReached.length;
    const last = problems.at(-1);
    if (missed > 0 && last) {
      const hidden = missed === 1 ? '1 block behind it was' : `${missed} blocks behind it were`;
      last.message += `\n    ${hidden} not reached.`;
    }
  } finally {
    await close();
  }
  return {problems, notReached, secretBlocks};
}
