import fs from 'node:fs';
import path from 'node:path';
import {type CommandResult, runCommand} from '../process/runCommand';
import {projectRoot} from '../projectRoot';

export interface DebianSystem {
  /** Debian or a system like it, as root. */
  canUseApt(): boolean;
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Pick<CommandResult, 'code'>>;
}

export const thisSystem: DebianSystem = {
  canUseApt: () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get'),
  run: (command, args, env) => runCommand(command, args, {cwd: projectRoot, env: {...process.env, ...env}}),
};

/** Installs Debian's packages, after an update of the lists; whether it worked shows when what they bring is looked for. */
export async function installPackages(packages: readonly string[], {run}: DebianSystem): Promise<void> {
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  await run('apt-get', ['update'], env);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], env);
}

export function whereOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, command)).find((file) => fs.existsSync(file));
}

export interface Tool {
  /** What to install elsewhere than on Debian: `Python 3.9 or later with requests`. */
  name: string;
  packages: readonly string[];
  isThere(): boolean | Promise<boolean>;
}

async function findMissing(tools: readonly Tool[]): Promise<Tool[]> {
  const found = await Promise.all(tools.map((tool) => tool.isThere()));
  return tools.filter((_, index) => !found[index]);
}

/**
 * Sees to it that all tools are there, as root on Debian by installing them; throws a sentence with those that are not.
 */
export async function ensureTools(
  tools: readonly Tool[],
  purpose: string,
  print: (line: string) => void,
  system = thisSystem,
): Promise<void> {
  const missing = await findMissing(tools);
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.packages);
  if (system.canUseApt()) {
    print(`Installing what ${purpose} need (Debian packages ${packages.join(', ')}) …`);
    await installPackages(packages, system);
  }
  const still = await findMissing(missing);
  if (still.length === 0) return;
  const names = still.map(({name}) => name).join(', ');
  throw new Error(
    `${purpose} need ${names}: install them (on Debian \`apt-get install ${still.flatMap((tool) => tool.packages).join(' ')}\`).`,
  );
}
