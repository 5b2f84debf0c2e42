import fs from 'node:fs';
import path from 'node:path';
import type {OpenRun} from '../run/openRun';
import type {SecretBlock} from './SecretBlock';

/** What a trial works with. */
export interface TrialStage extends OpenRun {
  secretBlock: SecretBlock;
  /** Runs the block. */
  run(): Promise<void>;
}

/** One way in which things go wrong for a block that receives keys. */
export interface Trial {
  /** Begins a message: `run twice`. */
  name: string;
  play(stage: TrialStage): Promise<void>;
  /** Whether the platform must tell a secret, as nothing hinders the call. */
  isTold: boolean;
  /** What must be left behind: every secret, or a file that tells of the call whose answer never came. */
  leaves: 'secrets' | 'trace';
}

/** Runs the block with an API key that the platform refuses. */
async function runRefused({runner, run}: TrialStage): Promise<void> {
  await runner.type('own_key=$SKERRY_API_KEY\nexport SKERRY_API_KEY=refused');
  await run();
  await runner.type('export SKERRY_API_KEY=$own_key');
}

/** What each block that receives keys or secrets has to bear without losing one. */
export const trials: readonly Trial[] = [
  {name: 'run once', play: ({run}) => run(), isTold: true, leaves: 'secrets'},
  {
    name: 'run twice',
    async play({run}) {
      await run();
      await run();
    },
    isTold: true,
    leaves: 'secrets',
  },
  {
    name: 'run again with a refused API key',
    async play(stage) {
      await stage.run();
      await runRefused(stage);
    },
    isTold: true,
    leaves: 'secrets',
  },
  {
    name: 'run again after its API key was refused',
    async play(stage) {
      await runRefused(stage);
      await stage.run();
    },
    isTold: true,
    leaves: 'secrets',
  },
  {
    name: 'run where the names of its files are taken',
    async play({workspace, secretBlock, run}) {
      for (const name of secretBlock.written) {
        fs.mkdirSync(path.join(workspace.home, name), {recursive: true});
      }
      await run();
    },
    isTold: false,
    leaves: 'secrets',
  },
  {
    name: 'run with a full disk',
    // Files can be opened, and nothing written into them; programs get an error, as from a full disk, and no signal.
    async play({runner, run}) {
      await runner.type("trap '' XFSZ\nulimit -S -f 0");
      await run();
    },
    isTold: false,
    leaves: 'secrets',
  },
  {
    name: 'run with a broken pipe for its output',
    async play({runner, run}) {
      await runner.type('exec > >(:)\nwait $!');
      await run();
    },
    isTold: false,
    leaves: 'secrets',
  },
  {
    name: 'killed between call and answer',
    async play({platform, runner, run}) {
      platform.beforeSecret = () => runner.kill();
      await run();
    },
    isTold: true,
    leaves: 'trace',
  },
];
