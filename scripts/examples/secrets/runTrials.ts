import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import pLimit from 'p-limit';
import {blockKind} from '../languages/languages';
import {type ExampleProblem, problemAt} from '../page/PageBlock';
import type {RunContext} from '../run/PageRunner';
import {changedSince, type OpenRun, openRun, readState, type SecretBlock} from '../run/runPage';

interface TrialStage extends OpenRun {
  secretBlock: SecretBlock;
  run(): Promise<void>;
}

async function runRefused({runner, run}: TrialStage): Promise<void> {
  await runner.shell.paste('own_key=$SKERRY_API_KEY\nexport SKERRY_API_KEY=refused');
  await run();
  await runner.shell.paste('export SKERRY_API_KEY=$own_key');
}

/** What each block that receives keys or secrets has to bear without losing one, by the words that begin a message. */
const trials: Readonly<Record<string, (stage: TrialStage) => Promise<void>>> = {
  'run once': ({run}) => run(),
  async 'run twice'({run}) {
    await run();
    await run();
  },
  async 'run again with a refused API key'(stage) {
    await stage.run();
    await runRefused(stage);
  },
  async 'run again after its API key was refused'(stage) {
    await runRefused(stage);
    await stage.run();
  },
  async 'run where the names of its files are taken'({workspace, secretBlock, run}) {
    for (const name of secretBlock.written) fs.mkdirSync(path.join(workspace.home, name), {recursive: true});
    await run();
  },
  async 'run with a full disk'({runner, run}) {
    // Files can be opened, and nothing written into them; programs get an error, as from a full disk, and no signal.
    await runner.shell.paste("trap '' XFSZ\nulimit -S -f 0");
    await run();
  },
  async 'run with a broken pipe for its output'({runner, run}) {
    await runner.shell.paste('exec > >(:)\nwait $!');
    await run();
  },
  async 'killed between call and answer'({platform, runner, run}) {
    platform.beforeSecret = () => runner.shell.kill();
    await run();
  },
};

/** Trials in which something may hinder the call, so that the platform tells no secret. */
const mayFail = /^run (?:where|with)/;
/** The answer never comes: a file that tells of the call must be left then, instead of every secret. */
const isKilled = /^killed/;

/** Text of a file; of one that GnuPG has encrypted, what its reader gets. */
export async function readKept(file: string, env: NodeJS.ProcessEnv): Promise<string> {
  if (!file.endsWith('.gpg')) return fs.readFileSync(file, 'utf8');
  const options = {env, maxBuffer: 64 * 1024 * 1024};
  const args = ['--batch', '--quiet', '--decrypt', file];
  const {stdout} = await promisify(execFile)('gpg', args, options).catch(() => ({stdout: ''}));
  return stdout;
}

async function runTrial(trial: string, secretBlock: SecretBlock, context: RunContext) {
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
    await runner.shell.paste('unset PYTHONUNBUFFERED');
    const state = readState(workspace.home);
    await trials[trial]({...opened, secretBlock, run: async () => void (await visit(place))});
    // A program of the page is a file that the reader wrote.
    const files = changedSince(workspace.home, state).filter((name) => name !== block.title);
    const told = platform.secrets.length;
    if (!mayFail.test(trial) && told === 0)
      return 'receives no key, as it does on the page; an error must leave nothing behind that is in the way of the next run.';
    if (isKilled.test(trial))
      return files.length > 0
        ? undefined
        : 'leaves no file that tells of the call, and its keys exist nowhere; open the file that gets the answer before the call.';
    const kept = await Promise.all(
      files.map((name) => readKept(path.join(workspace.home, name), workspace.env)),
    );
    const found = [...kept, runner.printed].join('\n');
    const lost = platform.secrets.filter((secret) => !found.includes(secret)).length;
    return lost === 0
      ? undefined
      : `loses ${lost} of ${told} keys or secrets; open a new file before the call, and show the answer when it cannot be written.`;
  } finally {
    await opened.close();
  }
}

export async function runTrials(secretBlock: SecretBlock, context: RunContext): Promise<ExampleProblem[]> {
  const limit = pLimit(3);
  const messages = await Promise.all(
    Object.keys(trials).map((trial) =>
      limit(async () => {
        const wrong = await runTrial(trial, secretBlock, context);
        return wrong === undefined ? [] : [`${trial}, this ${wrong}`];
      }),
    ),
  );
  return messages
    .flat()
    .sort()
    .map((message) => problemAt(secretBlock.block, 0, message));
}
