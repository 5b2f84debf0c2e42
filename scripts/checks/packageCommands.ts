import path from 'node:path';
import {type CommandResult, runCommand} from '../process/runCommand';
import {projectRoot} from '../projectRoot';

/** File of a command that a package brings, runnable with Node: free of shells and of the path. */
export const packageCommand = (file: string) => path.join(projectRoot, 'node_modules', file);

/** Checks the spelling of what `cspell.config.yaml` names, or of some of it: its paths follow. */
export const spellingCommand = [packageCommand('cspell/bin.mjs'), '--no-progress', '--no-summary'];

/** Runs a package's command in the project with our Node. */
export function runPackageCommand(
  args: string[],
  {env, onLine}: {env?: NodeJS.ProcessEnv; onLine?: (line: string) => void} = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, args, {cwd: projectRoot, env: {...process.env, ...env}, onLine});
}
