import fs from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import {blockKind} from '../languages/languages';
import {type ExampleProblem, problemAt} from '../page/PageBlock';
import {type OpenRun, openRun} from '../run/runPage';
import type {RunContext} from '../run/PageRunner';
import {changedSince, readKept, readState, type SecretBlock} from './changedFiles';

/** What a trial works with. */
interface TrialStage extends OpenRun {
  secretBlock: SecretBlock;
  /** Runs the block. */
  run(): Promise<void>;
}

/** One way in which things go wrong for a block that receives keys. */
interface Trial {
  play(stage: TrialStage): Promise<void>;
  /** Whether something may hinder the call, so that the platform tells no secret. */
  mayFail?: boolean;
  /** Whether the answer never comes: a file that tells of the call must be left then, instead of every secret. */
  isKilled?: boolean;
}

/** Runs the block with an API key that the platform refuses. */
async function runRefused({runner, run}: TrialStage): Promise<void> {
  await runner.type('own_key=$SKERRY_API_KEY\nexport SKERRY_API_KEY=refused');
  await run();
  await runner.type('export SKERRY_API_KEY=$own_key');
}

/** What each block that receives keys or secrets has to bear without losing one, by the words that begin a message. */
const trials: Readonly<Record<string, Trial>> = {
  'run once': {play: ({run}) => run()},
  'run twice': {
    async play({run}) {
      await run();
      await run();
    },
  },
  'run again with a refused API key': {
    async play(stage) {
      await stage.run();
      await runRefused(stage);
    },
  },
  'run again after its API key was refused': {
    async play(stage) {
      await runRefused(stage);
      await stage.run();
    },
  },
  'run where the names of its files are taken': {
    async play({workspace, secretBlock, run}) {
      for (const name of secretBlock.written)
        fs.mkdirSync(path.join(workspace.home, name), {recursive: true});
      await run();
    },
    mayFail: true,
  },
  'run with a full disk': {
    // Files can be opened, and nothing written into them; programs get an error, as from a full disk, and no signal.
    async play({runner, run}) {
      await runner.type("trap '' XFSZ\nulimit -S -f 0");
      await run();
    },
    mayFail: true,
  },
  'run with a broken pipe for its output': {
    async play({runner, run}) {
      await runner.type('exec > >(:)\nwait $!');
      await run();
    },
    mayFail: true,
  },
  'killed between call and answer': {
    async play({platform, runner, run}) {
      platform.beforeSecret = () => runner.kill();
      await run();
    },
    isKilled: true,
  },
};

/** How many secrets are neither in a file that the block wrote nor in what it printed. */
async function countLost({platform, workspace, runner}: OpenRun, files: string[]): Promise<number> {
  const {home, env} = workspace;
  const kept = await Promise.all(files.map((name) => readKept(path.join(home, name), env)));
  const found = [...kept, runner.printed].join('\n');
  return platform.secrets.filter((secret) => !found.includes(secret)).length;
}

/** Plays a trial; what is wrong with what it left, and what to change. */
async function runTrial(
  trial: Trial,
  secretBlock: SecretBlock,
  context: RunContext,
): Promise<string | undefined> {
  const {block, blocks} = secretBlock;
  // Of the type `sandbox`, it would refuse what a second run registers.
  const opened = await openRun(blocks, context, 'production');
  const {runner, platform, workspace} = opened;
  const visit = (index: number) => runner.visit(blocks[index], blocks.slice(index + 1));
  const place = blocks.indexOf(block);
  try {
    for (const index of blocks.slice(0, place).keys()) {
      if (blockKind(blocks[index]) !== 'output') await visit(index);
    }
    // Behind a pipe, Python holds back what a program prints.
    await runner.type('unset PYTHONUNBUFFERED');
    const state = readState(workspace.home);
    await trial.play({...opened, secretBlock, run: async () => void (await visit(place))});
    // A program of the page is a file that the reader wrote.
    const files = changedSince(workspace.home, state).filter((name) => name !== block.title);
    const told = platform.secrets.length;
    if (!trial.mayFail && told === 0)
      return 'receives no key, as it does on the page; an error must leave nothing behind that is in the way of the next run.';
    if (trial.isKilled)
      return files.length > 0
        ? undefined
        : 'leaves no file that tells of the call, and its keys exist nowhere; open the file that gets the answer before the call.';
    const lost = await countLost(opened, files);
    return lost === 0
      ? undefined
      : `loses ${lost} of ${told} keys or secrets; open a new file before the call, and show the answer when it cannot be written.`;
  } finally {
    await opened.close();
  }
}

/** Runs a block that receives keys in every way that may go wrong; each trial has a run of its own. */
export async function runTrials(secretBlock: SecretBlock, context: RunContext): Promise<ExampleProblem[]> {
  const limit = pLimit(3);
  const messages = await Promise.all(
    Object.entries(trials).map(([name, trial]) =>
      limit(async () => {
        const wrong = await runTrial(trial, secretBlock, context);
        return wrong === undefined ? [] : [`${name}, this ${wrong}`];
      }),
    ),
  );
  return messages
    .flat()
    .sort()
    .map((message) => problemAt(secretBlock.block, 0, message));
}
