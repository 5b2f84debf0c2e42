import {runCommand} from '../process/runCommand';
import {ensureTools, type Tool, whereOnPath} from './ensureTools';

const probe = 'import sys, requests; assert sys.version_info >= (3, 9); print(sys.executable)';

/** Whether curl has `--fail-with-body`, which came with 7.76. */
async function hasCurl(): Promise<boolean> {
  const {stdout} = await runCommand('curl', ['--version'], {cwd: '.'});
  const [, major, minor] = /^curl (\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 7 || (Number(major) === 7 && Number(minor) >= 76);
}

/** Whether the compiler finds the headers of OpenSSL 3, which the host build needs. */
export async function hasOpenSslHeaders(): Promise<boolean> {
  const root = process.env.OPENSSL_ROOT_DIR;
  const folder = root ? [`-I${root}/include`] : [];
  // This header came with 3.0.
  const read = ['-fsyntax-only', ...folder, '-include', 'openssl/core_names.h', '-x', 'c', '/dev/null'];
  return (await runCommand('cc', read, {cwd: '.'})).code === 0;
}

/** Tools that are found on the path, with Debian's packages that bring them. */
const onPath = {
  bash: {name: 'bash', packages: ['bash']},
  cc: {name: 'a C compiler', packages: ['gcc', 'libc6-dev']},
  make: {name: 'make', packages: ['make']},
  cmake: {name: 'CMake', packages: ['cmake']},
  git: {name: 'git', packages: ['git']},
  openssl: {name: 'OpenSSL', packages: ['openssl']},
  xxd: {name: 'xxd', packages: ['xxd']},
  gpg: {name: 'GnuPG', packages: ['gpg', 'gpg-agent']},
  shasum: {name: 'shasum', packages: ['perl']},
};

/** Sees to it that the machine has what the examples need; throws one sentence that names what to install. */
export async function ensureExampleTools(print: (line: string) => void): Promise<{python: string}> {
  let python = '';
  const pythonTool: Tool = {
    name: 'Python 3.9 or later with the package requests',
    packages: ['python3', 'python3-requests'],
    async isThere() {
      for (const command of ['python3', '/usr/bin/python3']) {
        const {code, stdout} = await runCommand(command, ['-c', probe], {cwd: '.'});
        python = stdout.trim();
        if (code === 0) return true;
      }
      return false;
    },
  };
  const tools = Object.entries(onPath).map(([command, tool]): Tool => {
    return {...tool, isThere: () => whereOnPath(command) !== undefined};
  });
  tools.push({name: 'the headers of OpenSSL 3', packages: ['libssl-dev'], isThere: hasOpenSslHeaders});
  tools.push({name: 'curl 7.76 or later', packages: ['curl'], isThere: hasCurl}, pythonTool);
  await ensureTools(tools, 'The examples of the pages', print);
  return {python};
}
