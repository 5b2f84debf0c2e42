import type {PageBlock} from '../page/PageBlock';
import {PagePorts} from './PagePorts';
import {type Platform, type PlatformOptions, startPlatform} from './startPlatform';
import type {WalkContext} from './WalkContext';
import {Walker} from './Walker';
import {createWorkspace, type Workspace} from './Workspace';

/** A reader at the beginning of a page, with a workspace, ports and a sandbox of their own. */
export interface OpenWalk {
  walker: Walker;
  platform: Platform;
  workspace: Workspace;
  close(): Promise<void>;
}

/** @param blocks what the reader sees */
export async function openWalk(
  blocks: PageBlock[],
  context: WalkContext,
  startAs: PlatformOptions['startAs'] = 'sandbox',
): Promise<OpenWalk> {
  const platformPorts = context.platformUrls.map((url) => Number(new URL(url).port));
  const prepared = blocks.flatMap((block) => [...context.neededBy(block), block]);
  const ports = await PagePorts.choose(prepared, platformPorts);
  const platform = await startPlatform(context.document, {blocks: blocks.length, startAs});
  const workspace = createWorkspace(platform.url, context.python);
  const walker = new Walker(context, {platform, workspace, ports});
  return {
    walker,
    platform,
    workspace,
    async close() {
      await walker.close();
      await platform.close();
      workspace.remove();
    },
  };
}
