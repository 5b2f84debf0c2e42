import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {projectRoot} from '../projectRoot';
import {type CommandResult, runCommand} from '../process/runCommand';
import type {Check} from './Check';

/** File of a command that a package brings, runnable with Node: free of shells and of the path. */
export function packageCommand(file: string): string[] {
  return [path.join(projectRoot, 'node_modules', file)];
}

/** Runs a package's command in the project with our Node. */
export function runPackageCommand(
  args: string[],
  {env, onLine}: {env?: NodeJS.ProcessEnv; onLine?: (line: string) => void} = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, args, {cwd: projectRoot, env: {...process.env, ...env}, onLine});
}

/** A check that counts as one: it passes when its command ends with 0, and shows its output when not. */
export function commandCheck(name: string, args: string[], env?: NodeJS.ProcessEnv): Check {
  return {
    name,
    async run() {
      const {code, stdout, stderr} = await runPackageCommand(args, {env});
      const details = stripVTControlCharacters(`${stdout}\n${stderr}`);
      return code === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1, details};
    },
  };
}
