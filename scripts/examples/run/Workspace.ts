import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {exampleIds, exampleSecrets} from '../../../sandbox/store/exampleIds';

/** The folders of one run. */
export interface Workspace {
  /** Where the reader begins; also the home folder. */
  home: string;
  /** Files of the checker. */
  scratch: string;
  /** Environment of the reader's terminal. */
  env: NodeJS.ProcessEnv;
  remove(): void;
}

/** Variables of this process that say where it runs, and not what it does. */
const kept = ['TMPDIR', 'SSL_CERT_FILE', 'SSL_CERT_DIR'];

/** Makes empty folders for a run, and the environment in which examples find the platform at an address. */
export function createWorkspace(platformUrl: string, python: string): Workspace {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'example-'));
  const folder = (name: string) => {
    const made = path.join(root, name);
    fs.mkdirSync(made);
    return made;
  };
  const remove = () => fs.rmSync(root, {recursive: true, force: true});
  // A signal ends us without the run's own end.
  process.once('exit', remove);
  const [home, scratch, bin] = ['home', 'scratch', 'bin'].map(folder);
  fs.symlinkSync(python, path.join(bin, 'python3'));
  fs.symlinkSync(process.execPath, path.join(bin, 'node'));
  // npm puts the commands of our own packages on the path, which readers do not have.
  const search = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((each) => !each.includes('node_modules'));
  return {
    home,
    scratch,
    env: {
      ...Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
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
    },
    remove() {
      process.off('exit', remove);
      remove();
    },
  };
}
