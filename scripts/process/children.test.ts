import {spawn} from 'node:child_process';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {expect, it} from 'vitest';
import {projectRoot} from '../projectRoot';

/** A command of ours whose child has a child: both must be gone after an interrupt. */
const program = `
  const {runCommand} = require(${JSON.stringify(path.join(projectRoot, 'scripts/process/runCommand.ts'))});
  const {stopChildrenOnSignal} = require(${JSON.stringify(path.join(projectRoot, 'scripts/process/children.ts'))});
  stopChildrenOnSignal();
  const grandchild = 'setInterval(() => {}, 1000)';
  const child = 'const c = require("node:child_process").spawn(process.execPath, ["-e", ' + JSON.stringify(grandchild) + ']);'
    + 'console.log(process.pid, c.pid); setInterval(() => {}, 1000)';
  runCommand(process.execPath, ['-e', child], {cwd: process.cwd(), onLine: console.log});
`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends children and grandchildren, and then us with %i', async (signal, expected) => {
  const ours = spawn(process.execPath, ['--import', 'tsx', '--input-type=commonjs', '-e', program], {
    cwd: projectRoot,
  });
  const line = await new Promise<string>((resolve) =>
    createInterface({input: ours.stdout}).once('line', resolve),
  );
  const pids = line.split(' ').map(Number);
  expect(pids.every(isAlive)).toBe(true);

  ours.kill(signal);
  const code = await new Promise((resolve) => ours.once('close', resolve));
  expect(code).toBe(expected);
  await expect.poll(() => pids.some(isAlive)).toBe(false);
});
