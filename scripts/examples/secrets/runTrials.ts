import path from 'node:path';
import type {ExampleProblem} from '../ExampleBlock';
import {problemAt} from '../page/PageBlock';
import {openWalk, type OpenWalk} from '../walk/openWalk';
import {planBlock} from '../walk/plan';
import type {WalkContext} from '../walk/WalkContext';
import {runTogether} from '../runTogether';
import {changedSince, readKept, readState} from './changedFiles';
import type {SecretBlock} from './SecretBlock';
import {type Trial, trials} from './trials';

/** How many secrets are neither in a file that the block wrote nor in what it printed. */
async function countLost({platform, workspace, walker}: OpenWalk, files: string[]): Promise<number> {
  const kept = await Promise.all(
    files.map((name) => readKept(path.join(workspace.home, name), workspace.env)),
  );
  const found = [...kept, walker.printed].join('\n');
  return platform.secrets.filter((secret) => !found.includes(secret)).length;
}

const advice = {
  call: 'an error must leave nothing behind that is in the way of the next run.',
  trace: 'open the file that gets the answer before the call.',
  keep: 'open a new file before the call, and show the answer when it cannot be written.',
};

async function runTrial(trial: Trial, secretBlock: SecretBlock, context: WalkContext): Promise<string[]> {
  const {block, before, blocks} = secretBlock;
  // Of the type `sandbox`, it would refuse what a second run registers.
  const walk = await openWalk(blocks, context, 'production');
  const {walker, platform, workspace} = walk;
  const laterThan = (index: number) => blocks.slice(index + 1);
  try {
    for (const [index, each] of before.entries()) {
      if (planBlock(each, laterThan(index)).do !== 'compare') await walker.visit(each, laterThan(index));
    }
    // Behind a pipe, Python holds back what a program prints.
    await walker.type('unset PYTHONUNBUFFERED');
    const state = readState(workspace.home);
    const run = async () => void (await walker.visit(block, laterThan(before.length)));
    await trial.play({...walk, secretBlock, run});
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
    const lost = await countLost(walk, files);
    return lost > 0 ? [`${trial.name}, this loses ${lost} of ${told} keys or secrets; ${advice.keep}`] : [];
  } finally {
    await walk.close();
  }
}

/** Runs a block that receives keys in every way that may go wrong; each trial has a walk of its own. */
export async function runTrials(secretBlock: SecretBlock, context: WalkContext): Promise<ExampleProblem[]> {
  const messages: string[] = [];
  const tasks = trials.map((trial) => async () => {
    messages.push(...(await runTrial(trial, secretBlock, context)));
  });
  await runTogether(tasks, 3);
  return messages.sort().map((message) => problemAt(secretBlock.block, 0, message));
}
