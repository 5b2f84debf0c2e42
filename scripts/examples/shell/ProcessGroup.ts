import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {track} from '../../process/children';

const graceMs = 30_000;
const pollMs = 10;

/** Both streams through one pipe, so that lines keep their order; descriptor 3 is free for markers. */
const joinStreams = 'exec 2>&1 3>&1';

/** bash in a process group of its own: a shell and everything that it starts, which end together. */
export class ProcessGroup {
  /** What it has printed so far, both streams in their order. */
  printed = '';
  /** The exit code, or the name of a signal, once it has ended. */
  status?: number | string;
  readonly #child;
  readonly #ended: Promise<void>;
  readonly #untrack: () => void;

  /** @param script what it runs; without one, it reads commands from its input */
  constructor(cwd: string, env: NodeJS.ProcessEnv, script?: string) {
    const args = script === undefined ? [] : ['-c', `${joinStreams}\n${script}`];
    this.#child = spawn('bash', ['--noprofile', '--norc', ...args], {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    this.#untrack = track(this.#child);
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.printed += chunk;
    });
    // A shell that has ended takes no more input; its end is told otherwise.
    this.#child.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      const end = (status: number | string) => {
        this.status ??= status;
        resolve();
      };
      this.#child.once('error', (error) => end(error.message));
      const over = (code: number | null, signal: string | null) => end(code ?? signal ?? 'an unknown end');
      // What it printed last may still be on its way when it exits, and what it started may keep its output open.
      this.#child.once('exit', (code, signal) => setTimeout(over, 100, code, signal));
      this.#child.once('close', over);
    });
    if (script === undefined) this.type(joinStreams);
  }

  /** Types a line. */
  type(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  /** Waits until something is true of what it has printed, it has ended, or it has printed nothing for some milliseconds. */
  async until(isTrue: () => boolean, timeout: number): Promise<void> {
    let {length} = this.printed;
    for (let latest = Date.now(); !isTrue() && this.status === undefined && Date.now() < latest + timeout; ) {
      await wait(pollMs);
      if (this.printed.length > length) latest = Date.now();
      length = this.printed.length;
    }
  }

  #signal(name: NodeJS.Signals | 0): boolean {
    try {
      return this.#child.pid !== undefined && process.kill(-this.#child.pid, name);
    } catch {
      return false; // No process of the group is left.
    }
  }

  /** Ends everything at once. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.#ended;
  }

  /** Sends Ctrl+C, and ends what goes on after a while. */
  async stop(): Promise<void> {
    this.#signal('SIGINT');
    for (let waited = 0; this.#signal(0) && waited < graceMs; waited += pollMs) {
      if (this.status !== undefined) this.#signal('SIGTERM');
      await wait(pollMs);
    }
    await this.kill();
    this.#child.stdout.destroy();
    this.#untrack();
  }
}
