import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pick from 'lodash/pick';
import {exampleIds, exampleSecrets} from '../../../sandbox/store/exampleIds';

/** The folders of one run: `home`, where the reader begins, `scratch` for files of the checker; and the environment. */
export type Workspace = ReturnType<typeof createWorkspace>;

export function createWorkspace(platformUrl: string, python: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
  const remove = () => fs.rmSync(root, {recursive: true, force: true});
  // A signal ends us without the run's own end.
  process.once('exit', remove);
  const [home, scratch, bin] = ['home', 'scratch', 'bin'].map((name) => path.join(root, name));
  for (const folder of [home, scratch, bin]) fs.mkdirSync(folder);
  // From 2.3 on, GnuPG makes these keys by itself; those of RSA cost the processor a second each.
  const gpgOption = 'default-new-key-algo ed25519/cert,sign+cv25519/encr\n';
  fs.mkdirSync(path.join(home, '.gnupg'), {mode: 0o700});
  fs.writeFileSync(path.join(home, '.gnupg', 'gpg.conf'), gpgOption);
  fs.symlinkSync(python, path.join(bin, 'python3'));
  fs.symlinkSync(process.execPath, path.join(bin, 'node'));
  // npm puts the commands of our own packages on the path, which readers do not have.
  const search = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'));
  const env: NodeJS.ProcessEnv = {
    // What says where this process runs, and not what it does.
    ...pick(process.env, ['TMPDIR', 'SSL_CERT_FILE', 'SSL_CERT_DIR']),
    PATH: [bin, ...search].join(path.delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    TERM: 'dumb',
    // As in a terminal, where each line shows at once.
    PYTHONUNBUFFERED: '1',
    PYTHONDONTWRITEBYTECODE: '1',
    SKERRY_API_URL: platformUrl,
    SKERRY_ORG_ID: exampleIds.organization,
    SKERRY_API_KEY: exampleSecrets.apiKey,
  };
  return {
    home,
    scratch,
    env,
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
