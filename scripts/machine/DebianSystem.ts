import fs from 'node:fs';
import {projectRoot} from '../projectRoot';
import {type CommandResult, runCommand} from '../process/runCommand';

/** What installing packages depends on; tests put their own in. */
export interface DebianSystem {
  /** Debian or a system like it, as root. */
  canUseApt(): boolean;
  run(command: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Pick<CommandResult, 'code'>>;
}

/** The machine that this runs on. */
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
