import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {track} from '../../process/children';

const graceMs = 30_000;
const pollMs = 10;

/** Both streams through one pipe, so that lines keep their order; descriptor 3 is free for markers. */
const joinStreams = 'exec 2>&1 3>&1';

/** bash in a process group of its own: a shell and everything that it starts, which end together. */
export class ProcessGroup {
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

  async kill(): Promise<void> {
    this.#signal('SIGKILL');
    await this.#ended;
  }

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

export interface ShellResult {
  output: string;
  /** Commands that failed, in their order, with their lines in the block, from 1; the last one counts only once. */
  failures: {status: number; line: number}[];
  shellEnded?: number | string;
  /** Whether the block was still running when its time was up; the shell is stopped then. */
  timedOut: boolean;
}

const ownTimeout = 300_000;
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Code with which bash tells the checker something between the lines, in control characters that no example prints.
 * Descriptor 3 leads to the checker, wherever the reader's own output goes.
 */
const tell = (kind: 'failed' | 'end') => `printf '\\036${kind} %s %s\\036' "$?" "$LINENO" >&3`;
const fence = '\u001e';
/** Of a process that has ended before it is waited for, bash 5.2 sometimes gives the status -1. */
const told = new RegExp(`${fence}(failed|end) (-?\\d+) (\\d+)${fence}`, 'g');
const toldEnd = new RegExp(`${fence}end -?\\d+ \\d+${fence}$`);

/** Makes bash tell of commands that fail in a block, which it reads from a file, and not of that reading itself. */
const tellFailures = `trap '__status=$?; [ -n "$BASH_SOURCE" ] && ${tell('failed').replaceAll("'", "'\\''").replace('$?', '$__status')}' ERR`;

/**
 * One terminal of a reader: variables, functions and the folder carry on from block to block. These are read from
 * files, as terminals with bracketed paste do: a prompt waits for what is typed afterwards, not for the next pasted line.
 */
export class Shell {
  readonly #group: ProcessGroup;
  readonly #background: ProcessGroup[] = [];
  #files = 0;

  /** @param scratch folder for the shell's own files, which the reader's commands do not see */
  constructor(
    cwd: string,
    private readonly scratch: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {
    this.#group = new ProcessGroup(cwd, env);
    this.#group.type(tellFailures);
  }

  /** Writes a file of the shell's own, and gives its path in quotation marks. */
  #write(text: string): string {
    const file = path.join(this.scratch, `block-${++this.#files}`);
    fs.writeFileSync(file, `${text}\n`);
    return quote(file);
  }

  /** @param timeout milliseconds without an output, after which a block that goes on is given up */
  async paste(text: string, timeout = ownTimeout, input: readonly string[] = []): Promise<ShellResult> {
    const group = this.#group;
    const before = group.printed.length;
    const since = () => group.printed.slice(before);
    const typed = input.length > 0 ? this.#write(input.join('\n')) : '/dev/null';
    group.type(`. ${this.#write(text)} < ${typed}\n${tell('end')}`);
    await group.until(() => toldEnd.test(since()), timeout);
    const shellEnded = group.status;
    const timedOut = shellEnded === undefined && !toldEnd.test(since());
    if (timedOut) await group.stop();
    const markers = [...since().matchAll(told)].map(([, kind, status, line]) => {
      return {kind, status: Number(status), line: Number(line)};
    });
    // At a prompt, bash names itself and not a file.
    const output = since()
      .replaceAll(told, '')
      .replaceAll(/^.*\/block-\d+: line \d+: /gm, 'bash: ');
    const failures: ShellResult['failures'] = markers.filter(({kind}) => kind === 'failed');
    const end = markers.find(({kind, status}) => kind === 'end' && status !== 0);
    if (end && failures.at(-1)?.status !== end.status) failures.push({...end, line: 1});
    return {output, failures, shellEnded, timedOut};
  }

  /** Path of the folder that the reader is in. */
  async folder(): Promise<string> {
    return (await this.paste('pwd >&3')).output.trim();
  }

  /** Starts a block in a second terminal, with the variables and the folder of this one. */
  async startInBackground(text: string): Promise<ProcessGroup> {
    const state = this.#write('');
    await this.paste(`{ declare -p; declare -f; } > ${state} 2>/dev/null`);
    const script = `. ${state} 2>/dev/null\n. ${this.#write(text)} < /dev/null`;
    const group = new ProcessGroup(await this.folder(), this.env, script);
    this.#background.push(group);
    return group;
  }

  async stopBackground(): Promise<void> {
    await Promise.all(this.#background.splice(0).map((group) => group.stop()));
  }

  /** Ends the terminal and what runs in it at once, as a loss of power does. */
  async kill(): Promise<void> {
    await this.#group.kill();
  }

  async close(): Promise<void> {
    await this.stopBackground();
    await this.#group.stop();
  }
}
