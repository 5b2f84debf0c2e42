import fs from 'node:fs';
import path from 'node:path';
import {hasEnded, type Marker, takeShellMarkers, tellEnd, tellFailures} from './markers';
import {type ProcessGroup, startGroup} from './startGroup';

/** What became of a block that was pasted. */
export interface ShellResult {
  output: string;
  /** Commands that failed, with the line of the block, in their order; the last one's status counts only once. */
  failures: Pick<Marker, 'status' | 'line'>[];
  /** How the shell itself ended; undefined when it is there still. */
  shellEnded?: number | string;
  /** Whether the block was still running when its time was up; the shell is stopped then. */
  timedOut: boolean;
}

/** How a block is pasted. */
export interface PasteOptions {
  /** Lines that the reader types at prompts. */
  input?: string[];
  /** Milliseconds without an output, after which a block that goes on is given up. */
  timeout: number;
}

const pollMs = 10;
/** Milliseconds that a command of the checker's own may take, on a machine that is busy. */
const ownTimeout = 300_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

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
  #blocks = 0;

  /** @param scratch folder for the shell's own files, which the reader's commands do not see */
  constructor(cwd: string, scratch: string, env: NodeJS.ProcessEnv) {
    this.#scratch = scratch;
    this.#env = env;
    this.#group = startGroup(cwd, env);
    this.#group.child.stdin?.write(`${tellFailures}\n`);
  }

  #write(name: string, text: string): string {
    const file = path.join(this.#scratch, name);
    fs.writeFileSync(file, `${text}\n`);
    return file;
  }

  /** Pastes a block and waits for its end. */
  async paste(text: string, {input = [], timeout}: PasteOptions): Promise<ShellResult> {
    const number = ++this.#blocks;
    const block = this.#write(`block-${number}`, text);
    const typed = input.length > 0 ? this.#write(`input-${number}`, input.join('\n')) : '/dev/null';
    const before = this.#group.printed().length;
    const since = () => this.#group.printed().slice(before);
    this.#group.child.stdin?.write(`. ${quote(block)} < ${quote(typed)}\n${tellEnd}\n`);
    let length = 0;
    let latest = Date.now();
    while (!hasEnded(since()) && !this.#group.hasEnded() && Date.now() < latest + timeout) {
      await wait(pollMs);
      if (since().length > length) latest = Date.now();
      length = since().length;
    }
    const isOver = this.#group.hasEnded();
    const timedOut = !isOver && !hasEnded(since());
    const shellEnded = isOver ? await this.#group.ended : undefined;
    if (timedOut) await this.#group.stop();
    const {output: printed, markers} = takeShellMarkers(since());
    // At a prompt, bash names itself and not a file.
    const output = printed.replaceAll(/^.*\/block-\d+: line \d+: /gm, 'bash: ');
    const failures = markers.filter(({kind}) => kind === 'failed');
    const end = markers.find(({kind, status}) => kind === 'end' && status !== 0);
    if (end && failures.at(-1)?.status !== end.status) failures.push({...end, line: 1});
    return {output, failures, shellEnded, timedOut};
  }

  /** Sets variables of the environment between two blocks. */
  async set(name: string, value: string): Promise<void> {
    await this.paste(`export ${name}=${quote(value)}`, {timeout: ownTimeout});
  }

  // Descriptor 3 leads to the checker, wherever the reader's own output goes.
  /** Value of a variable of the shell, whether exported or not; empty when it is not set. */
  async get(name: string): Promise<string> {
    const {output} = await this.paste(`printf %s "\${${name}-}" >&3`, {timeout: ownTimeout});
    return output;
  }

  /** Path of the folder that the reader is in. */
  async folder(): Promise<string> {
    const {output} = await this.paste('pwd >&3', {timeout: ownTimeout});
    return output.trim();
  }

  /** Starts a block in a second terminal, with the variables and the folder of this one. */
  async startInBackground(text: string): Promise<ProcessGroup> {
    const number = ++this.#blocks;
    const state = path.join(this.#scratch, `state-${number}`);
    const block = this.#write(`block-${number}`, text);
    await this.paste(`{ declare -p; declare -f; } > ${quote(state)} 2>/dev/null`, {timeout: ownTimeout});
    const script = `. ${quote(state)} 2>/dev/null\n. ${quote(block)} < /dev/null`;
    const group = startGroup(await this.folder(), this.#env, script);
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
