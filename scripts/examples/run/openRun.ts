import type {PageBlock} from '../page/PageBlock';
import {PagePorts} from './PagePorts';
import {type Platform, type PlatformOptions, startPlatform} from './startPlatform';
import type {RunContext} from './RunContext';
import {PageRunner} from './PageRunner';
import {createWorkspace, type Workspace} from './Workspace';

/** A reader at the beginning of a page, with a workspace, ports and a sandbox of their own. */
export interface OpenRun {
  runner: PageRunner;
  platform: Platform;
  workspace: Workspace;
  close(): Promise<void>;
}

/** @param blocks what the reader sees */
export async function openRun(
  blocks: PageBlock[],
  context: RunContext,
  startAs: PlatformOptions['startAs'] = 'sandbox',
): Promise<OpenRun> {
  const platformPorts = context.platformUrls.map((url) => Number(new URL(url).port));
  const prepared = blocks.flatMap((block) => [...context.neededBy(block), block]);
  const ports = await PagePorts.choose(prepared, platformPorts);
  const platform = await startPlatform(context.document, {blocks: blocks.length, startAs});
  const workspace = createWorkspace(platform.url, context.python);
  const runner = new PageRunner(context, {platform, workspace, ports});
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
