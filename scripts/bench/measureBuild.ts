import fs from 'node:fs';
import path from 'node:path';
import sum from 'lodash/sum';
import {median} from '../analyze/report';
import {runCommand} from '../process/runCommand';
import type {Build} from './report';

export interface BenchSite {
  name: Build['site'];
  root: string;
  /** What Node runs in the root. */
  command: string[];
  /** Folder of the pages that are looked at, in what was built. */
  html: string;
  /** Adds a sentence to a page, where a build after that is of interest. */
  changePage?(): void;
  dispose(): void;
}

/** What Linux tells of a process in one of its files; nothing when it has ended in the meantime. */
function toldOf(id: string, file: 'stat' | 'smaps_rollup'): string {
  try {
    return fs.readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Watches all processes of the commands that we start, of which each leads a group; elsewhere than on Linux, none. */
function watchProcesses() {
  const seconds = new Map<string, number>();
  let memory = 0;
  const timer = setInterval(() => {
    const ids = fs.existsSync('/proc/self/stat') ? fs.readdirSync('/proc') : [];
    const all = ids.map((id) => ({
      id,
      stat: toldOf(id, 'stat')
        .replace(/.*\) \S /s, '')
        .split(' '),
    }));
    const leaders = all.filter(({id, stat: [parent, group]}) => +parent === process.pid && group === id);
    const ours = all.filter(({stat: [, group]}) => leaders.some(({id}) => id === group));
    for (const {id, stat} of ours) seconds.set(id, (Number(stat[10]) + Number(stat[11])) / 100);
    // Kilobytes, and above hundredths of a second; of what processes share, each has its part.
    const held = ours.map(({id}) => Number(/^Pss:\s+(\d+)/m.exec(toldOf(id, 'smaps_rollup'))?.[1] ?? 0));
    memory = Math.max(memory, sum(held) * 1024);
  }, 250);
  return () => {
    clearInterval(timer);
    return {memory, processor: sum([...seconds.values()])};
  };
}

/** Builds a site of at least so many pages, or throws with what a build printed that failed. */
export async function measureBuild({name, root, command, html}: BenchSite, least: number) {
  // What generators keep in the system's folder, as jiti does with what a configuration imports, is a cache as well.
  const temporary = path.join(root, 'node_modules/.temporary');
  fs.mkdirSync(temporary, {recursive: true});
  const env = {...process.env, TMPDIR: temporary, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0'};
  const end = watchProcesses();
  const start = performance.now();
  const {code, stdout, stderr} = await runCommand(process.execPath, command, {cwd: root, env});
  const figures = {seconds: (performance.now() - start) / 1000, ...end()};
  if (code !== 0) throw new Error(`${name} could not be built:\n${stdout}\n${stderr}`);

  const folder = path.join(root, html);
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const pages = files.filter((file) => file.endsWith('.html'));
  if (pages.length < least) throw new Error(`${name} has ${pages.length} pages in ${html}, not ${least}.`);
  return {...figures, html: median(pages.map((page) => fs.statSync(path.join(folder, page)).size))};
}
