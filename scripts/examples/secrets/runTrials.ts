import path from 'node:path';
import type {ExampleProblem} from '../ExampleBlock';
import {problemAt} from '../page/PageBlock';
import {openRun, type OpenRun} from '../run/openRun';
import {planBlock} from '../run/plan';
import type {RunContext} from '../run/RunContext';
import {runTogether} from '../runTogether';
import {changedSince, readKept, readState} from './changedFiles';
import type {SecretBlock} from './SecretBlock';
import {type Trial, trials} from './trials';

/** How many secrets are neither in a file that the block wrote nor in what it printed. */
async function countLost({platform, workspace, runner}: OpenRun, files: string[]): Promise<number> {
  const kept = await Promise.all(
    files.map((name) => readKept(path.join(workspace.home, name), workspace.env)),
  );
  const found = [...kept, runner.printed].join('\n');
  return platform.secrets.filter((secret) => !found.includes(secret)).length;
}

const advice = {
  call: 'an error must leave nothing behind that is in the way of the next run.',
  trace: 'open the file that gets the answer before the call.',
  keep: 'open a new file before the call, and show the answer when it cannot be written.',
};

async function runTrial(trial: Trial, secretBlock: SecretBlock, context: RunContext): Promise<string[]> {
  const {block, before, blocks} = secretBlock;
  // Of the type `sandbox`, it would refuse what a second run registers.
  const opened = await openRun(blocks, context, 'production');
  const {runner, platform, workspace} = opened;
  const laterThan = (index: number) => blocks.slice(index + 1);
  try {
    for (const [index, each] of before.entries()) {
      if (planBlock(each, laterThan(index)).do !== 'compare') await runner.visit(each, laterThan(index));
    }
    // Behind a pipe, Python holds back what a program prints.
    await runner.type('unset PYTHONUNBUFFERED');
    const state = readState(workspace.home);
    const run = async () => void (await runner.visit(block, laterThan(before.length)));
    await trial.play({...opened, secretBlock, run});
    // A program of the page is a file that the reader wrote.
    const files = changedSince(workspace.home, state).filter((name) => name !== block.title);
    const told = platform.secrets.length;
    if (trial.isTold && told === 0) {
      return [`${trial.name}, this receives no key, as it does on the page; ${advice.call}`];
    }
    if (trial.leaves === 'trace') {
      return files.length === 0
        ? [
            `${trial.name}, this leaves no file that tells of the call, and its keys exist nowhere; ${advice.trace}`,
          ]
        : [];
    }
    const lost = await countLost(opened, files);
    return lost > 0 ? [`${trial.name}, this loses ${lost} of ${told} keys or secrets; ${advice.keep}`] : [];
  } finally {
    await opened.close();
  }
}

/** Runs a block that receives keys in every way that may go wrong; each trial has a run of its own. */
export async function runTrials(secretBlock: SecretBlock, context: RunContext): Promise<ExampleProblem[]> {
  const messages: string[] = [];
  const tasks = trials.map((trial) => async () => {
    messages.push(...(await runTrial(trial, secretBlock, context)));
  });
  await runTogether(tasks, 3);
  return messages.sort().map((message) => problemAt(secretBlock.block, 0, message));
}
