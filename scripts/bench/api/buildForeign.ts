import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** The most memory that its processes held, in megabytes. */
  memory: number;
}

/**
 * Builds a site, and watches what it takes.
 *
 * @throws Error with the end of what the build printed when it fails
 */
export async function buildForeign(root: string): Promise<BuildCost> {
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const start = Date.now();
  const {NODE_ENV: _, ...env} = process.env;
  const build = spawn(process.execPath, [docusaurus, 'build'], {cwd: root, env});
  let output = '';
  let memory = 0;
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const watch = setInterval(() => {
    memory = Math.max(memory, residentMemory(build.pid));
  }, 500);
  const code = await new Promise((resolve) => build.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build of ${root} ended with ${code}:\n${output.slice(-3000)}`);
  return {seconds: (Date.now() - start) / 1000, memory};
}

/** Memory of a process in megabytes; 0 where the system does not tell. */
function residentMemory(pid: number | undefined): number {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
