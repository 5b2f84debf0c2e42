import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {thisSystem} from './DebianSystem';
import {ensureTools, type Tool} from './ensureTools';

/** Whether a command is on the path. */
function isOnPath(command: string): boolean {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => fs.existsSync(path.join(folder, command)));
}

const onPath = (name: string, command: string, packages: string[]): Tool => {
  return {name, packages, isThere: () => isOnPath(command)};
};

const probe = 'import sys, requests; assert sys.version_info >= (3, 9); print(sys.executable)';

/** Path of a Python that can run the examples: the one on the path, else Debian's; undefined when there is none. */
function findPython(): string | undefined {
  for (const python of ['python3', '/usr/bin/python3']) {
    const {status, stdout} = spawnSync(python, ['-c', probe], {encoding: 'utf8'});
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Whether curl has `--fail-with-body`, which came with 7.76. */
function hasCurl(): boolean {
  const version = /^curl (\d+)\.(\d+)/.exec(
    spawnSync('curl', ['--version'], {encoding: 'utf8'}).stdout ?? '',
  );
  return version !== null && (Number(version[1]) > 7 || Number(version[2]) >= 76);
}

/**
 * Sees to it that the machine has what the examples on the pages need.
 *
 * @returns path of the Python to use
 * @throws one sentence that names what to install
 */
export async function ensureExampleTools(print: (line: string) => void): Promise<{python: string}> {
  let python = findPython();
  const tools: Tool[] = [
    onPath('bash', 'bash', ['bash']),
    {name: 'curl 7.76 or later', packages: ['curl'], isThere: hasCurl},
    {
      name: 'Python 3.9 or later with the package requests',
      packages: ['python3', 'python3-requests'],
      isThere() {
        python ??= findPython();
        return python !== undefined;
      },
    },
    onPath('a C compiler', 'cc', ['gcc', 'libc6-dev']),
    onPath('make', 'make', ['make']),
    onPath('git', 'git', ['git']),
  ];
  await ensureTools(tools, 'The examples of the pages', print, thisSystem);
  if (!python) throw new Error('Python was found and is gone again; start again.');
  return {python};
}
