import fs from 'node:fs';
import path from 'node:path';
import {ProcessGroup} from './ProcessGroup';

/** How a command that failed ended, and its line in the block, from 1. */
interface Failure {
  status: number;
  line: number;
}

/** What became of a block that was pasted. */
export interface ShellResult {
  output: string;
  /** Commands that failed in their order; the last one's status counts only once. */
  failures: Failure[];
  /** How the shell itself ended; undefined when it is there still. */
  shellEnded?: number | string;
  /** Whether the block was still running when its time was up; the shell is stopped then. */
  timedOut: boolean;
}

/** Milliseconds that a command of the checker's own may take, on a machine that is busy. */
const ownTimeout = 300_000;
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Code with which bash tells the checker something between the lines, in control characters that no example prints.
 * Descriptor 3 leads to the checker, wherever the reader's own output goes.
 */
const tell = (kind: 'failed' | 'end') => `printf '\\036${kind} %s %s\\036' "$?" "$LINENO" >&3`;
const fence = '\u001e';
const told = new RegExp(`${fence}(failed|end) (\\d+) (\\d+)${fence}`, 'g');
const toldEnd = new RegExp(`${fence}end \\d+ \\d+${fence}$`);

/** Makes bash tell of commands that fail in a block, which it reads from a file, and not of that reading itself. */
const tellFailures = `trap '__status=$?; [ -n "$BASH_SOURCE" ] && ${tell('failed').replaceAll("'", "'\\''").replace('$?', '$__status')}' ERR`;

/**
 * One terminal of a reader: variables, functions and the folder carry on from block to block.
 *
 * A block is read from a file, as terminals with bracketed paste do: a prompt in it waits for what is typed afterwards
 * and does not take the next pasted line.
 */
export class Shell {
  readonly #group: ProcessGroup;
  readonly #scratch: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #background: ProcessGroup[] = [];
  #files = 0;

  /** @param scratch folder for the shell's own files, which the reader's commands do not see */
  constructor(cwd: string, scratch: string, env: NodeJS.ProcessEnv) {
    this.#scratch = scratch;
    this.#env = env;
    this.#group = new ProcessGroup(cwd, env);
    this.#group.type(tellFailures);
  }

  /** Writes a file of the shell's own, and gives its path in quotation marks. */
  #write(text: string): string {
    const file = path.join(this.#scratch, `block-${++this.#files}`);
    fs.writeFileSync(file, `${text}\n`);
    return quote(file);
  }

  /**
   * Pastes a block and waits for its end.
   *
   * @param timeout milliseconds without an output, after which a block that goes on is given up
   * @param input lines that the reader types at prompts
   */
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
    const markers = [...since().matchAll(told)].map(([, kind, status, line]) => ({
      kind,
      status: Number(status),
      line: Number(line),
    }));
    // At a prompt, bash names itself and not a file.
    const output = since()
      .replaceAll(told, '')
      .replaceAll(/^.*\/block-\d+: line \d+: /gm, 'bash: ');
    const failures: Failure[] = markers.filter(({kind}) => kind === 'failed');
    const end = markers.find(({kind, status}) => kind === 'end' && status !== 0);
    if (end && failures.at(-1)?.status !== end.status) failures.push({...end, line: 1});
    return {output, failures, shellEnded, timedOut};
  }

  /** Value of a variable of the shell, whether exported or not; empty when it is not set. */
  async get(name: string): Promise<string> {
    return (await this.paste(`printf %s "\${${name}-}" >&3`)).output;
  }

  /** Sets a variable of the environment between two blocks. */
  async set(name: string, value: string): Promise<void> {
    await this.paste(`export ${name}=${quote(value)}`);
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
    const group = new ProcessGroup(await this.folder(), this.#env, script);
    this.#background.push(group);
    return group;
  }

  /** Presses Ctrl+C in the terminals of the background. */
  async stopBackground(): Promise<void> {
    await Promise.all(this.#background.splice(0).map((group) => group.stop()));
  }

  /** Ends the terminal without a chance to tidy up. */
  async kill(): Promise<void> {
    await this.#group.kill();
  }

  /** Closes all terminals. */
  async close(): Promise<void> {
    await this.stopBackground();
    await this.#group.stop();
  }
}
