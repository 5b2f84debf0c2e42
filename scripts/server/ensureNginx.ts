import fs from 'node:fs';
import {projectRoot} from '../projectRoot';
import {runCommand} from '../process/runCommand';

/** Where Debian puts nginx, and its module that sends files which the build compressed. */
export const nginxFiles = {
  nginx: '/usr/sbin/nginx',
  brotliModule: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
};

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/** What to do where they cannot be installed; undefined when they are there. */
export function nginxProblem(): string | undefined {
  if (Object.values(nginxFiles).every((file) => fs.existsSync(file))) return undefined;
  return `The generated configuration is tried on nginx: on Debian, \`apt-get install ${packages.join(' ')}\`.`;
}

/** Installs nginx for the tests where we are root on Debian; the tests say what is missing elsewhere. */
export async function ensureNginx(print: (line: string) => void): Promise<void> {
  if (!nginxProblem() || process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  print(`Installing a server for the tests (Debian packages ${packages.join(', ')}) …`);
  const options = {cwd: projectRoot, env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  await runCommand('apt-get', ['update'], options);
  await runCommand('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], options);
}
