import {runCommand} from '../process/runCommand';
import {thisSystem} from './DebianSystem';
import {ensureTools, type Tool} from './ensureTools';
import {whereOnPath} from './whereOnPath';

const onPath = (name: string, command: string, packages: string[]): Tool => {
  return {name, packages, isThere: () => whereOnPath(command) !== undefined};
};

const probe = 'import sys, requests; assert sys.version_info >= (3, 9); print(sys.executable)';

/** Path of a Python that can run the examples: the one on the path, else Debian's; undefined when there is none. */
async function findPython(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const {code, stdout} = await runCommand(python, ['-c', probe], {cwd: '.'});
    if (code === 0) return stdout.trim();
  }
  return undefined;
}

/** Whether curl has `--fail-with-body`, which came with 7.76. */
async function hasCurl(): Promise<boolean> {
  const {stdout} = await runCommand('curl', ['--version'], {cwd: '.'});
  const version = /^curl (\d+)\.(\d+)/.exec(stdout);
  return version !== null && (Number(version[1]) > 7 || Number(version[2]) >= 76);
}

/**
 * Sees to it that the machine has what the examples on the pages need.
 *
 * @returns path of the Python to use
 * @throws one sentence that names what to install
 */
export async function ensureExampleTools(print: (line: string) => void): Promise<{python: string}> {
  let python: string | undefined;
  const tools: Tool[] = [
    onPath('bash', 'bash', ['bash']),
    {name: 'curl 7.76 or later', packages: ['curl'], isThere: hasCurl},
    {
      name: 'Python 3.9 or later with the package requests',
      packages: ['python3', 'python3-requests'],
      async isThere() {
        python = await findPython();
        return python !== undefined;
      },
    },
    onPath('a C compiler', 'cc', ['gcc', 'libc6-dev']),
    onPath('make', 'make', ['make']),
    onPath('git', 'git', ['git']),
    onPath('OpenSSL', 'openssl', ['openssl']),
    onPath('xxd', 'xxd', ['xxd']),
    onPath('GnuPG', 'gpg', ['gpg', 'gpg-agent']),
    onPath('shasum', 'shasum', ['perl']),
  ];
  await ensureTools(tools, 'The examples of the pages', print, thisSystem);
  if (!python) throw new Error('Python was found and is gone again; start again.');
  return {python};
}
