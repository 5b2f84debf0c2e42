import fs from 'node:fs';
import path from 'node:path';
import type {OpenWalk} from '../walk/openWalk';
import type {SecretBlock} from './SecretBlock';

/** One way in which things go wrong for a block that receives keys. */
export interface Trial {
  /** Begins a message: `run twice`. */
  name: string;
  /** Puts obstacles in its way. */
  prepare?(walk: OpenWalk, secretBlock: SecretBlock): Promise<void> | void;
  /** How often the block is run. */
  times: 1 | 2;
  /** What must be left behind: every secret, or a file that tells of the call whose answer never came. */
  leaves: 'secrets' | 'trace';
}

/** Takes the names of files that the block is going to write, so that none can be opened. */
function takeNames({workspace}: OpenWalk, {written}: SecretBlock): void {
  for (const name of written) fs.mkdirSync(path.join(workspace.home, name), {recursive: true});
}

/** What each block that receives keys or secrets has to bear without losing one. */
export const trials: readonly Trial[] = [
  {name: 'run once', times: 1, leaves: 'secrets'},
  {name: 'run twice', times: 2, leaves: 'secrets'},
  {name: 'run where the names of its files are taken', prepare: takeNames, times: 1, leaves: 'secrets'},
  {
    name: 'run with a full disk',
    // Files can be opened, and nothing written into them; programs get an error, as from a full disk, and no signal.
    prepare: ({walker}) => walker.type("trap '' XFSZ\nulimit -S -f 0"),
    times: 1,
    leaves: 'secrets',
  },
  {
    name: 'run with a broken pipe for its output',
    prepare: ({walker}) => walker.type('exec > >(:)\nwait $!'),
    times: 1,
    leaves: 'secrets',
  },
  {
    name: 'killed between call and answer',
    prepare({walker, platform}) {
      platform.beforeSecret = () => walker.kill();
    },
    times: 1,
    leaves: 'trace',
  },
];
