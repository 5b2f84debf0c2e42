import fs from 'node:fs';
import path from 'node:path';
import type {PageBlock} from '../page/PageBlock';
import {PagePorts} from './PagePorts';
import {PageRunner, type RunContext} from './PageRunner';
import {startPlatform} from './startPlatform';
import {createWorkspace} from './Workspace';

/** A block that the platform told a key or a secret. */
export interface SecretBlock {
  block: PageBlock;
  blocks: PageBlock[];
  /** Files that were new after it, by their paths from the folder in which the reader begins. */
  written: string[];
}

/** Folders that programs keep for themselves. */
const leftOut = ['.gnupg', 'node_modules'];

export function readState(folder: string): ReadonlyMap<string, string> {
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (!entry.isFile() || name.split(path.sep).some((part) => leftOut.includes(part))) return [];
    const {size, mtimeMs, ino} = fs.statSync(file);
    return [[name, `${size} ${mtimeMs} ${ino}`] as const];
  });
  return new Map(files);
}

export function changedSince(folder: string, before: ReadonlyMap<string, string>): string[] {
  return [...readState(folder)].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
}

export type OpenRun = Awaited<ReturnType<typeof openRun>>;

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

/** Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own. */
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
