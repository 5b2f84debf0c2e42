import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {exampleSecrets} from '../../../sandbox/store/exampleIds';
import {compareJson} from '../compare/compareJson';
import type {Difference} from '../compare/Difference';
import {compareText, isEllipsis} from '../compare/compareText';
import type {KnownIds} from '../compare/volatile';
import type {ExampleProblem} from '../ExampleBlock';
import {blockKind, languageOf} from '../page/blockKind';
import {directiveOf, type PageBlock, problemAt} from '../page/PageBlock';
import {Shell} from '../shell/Shell';
import type {ProcessGroup} from '../shell/startGroup';
import type {Database} from '../sql/Database';
import {awaitLines} from './awaitLines';
import {commandProblem} from './commandProblem';
import {planBlock} from './plan';
import {type Platform, startPlatform} from './startPlatform';
import {createWorkspace, type Workspace} from './Workspace';

/** What walks have in common. */
export interface WalkContext {
  document: OpenApiDocument;
  /** Addresses that pages state for the platform; the sandbox of the walk answers for them. */
  platformUrls: string[];
  /** Path of a Python with the packages that examples import. */
  python: string;
  openDatabase(): Promise<Database>;
  /** Whether a block is listed as one that cannot be run. */
  isNotRun(block: PageBlock): boolean;
  /** Milliseconds until a command is given up, and until a background command has to have printed its output. */
  timeouts: {command: number; background: number};
}

/** What a walk found. */
export interface WalkResult {
  problems: ExampleProblem[];
  /** Blocks behind a command that failed. */
  notReached: PageBlock[];
}

/** Where the output comes from that the next output block shows. */
type Source =
  | {from: 'command'; output: string}
  | {from: 'background'; group: ProcessGroup; seen: number}
  | {from: 'nothing'; why: string}
  | {from: 'not run'};

/** One reader's way through a page. */
class Walker {
  readonly problems: ExampleProblem[] = [];
  readonly #context: WalkContext;
  readonly #platform: Platform;
  readonly #workspace: Workspace;
  readonly #shell: Shell;
  readonly #written = new Set<string>();
  readonly #ids: KnownIds = new Map();
  #source: Source = {from: 'nothing', why: 'no command stands before it'};
  #background?: Extract<Source, {from: 'background'}> & {block: PageBlock};
  #database?: Database;

  constructor(context: WalkContext, platform: Platform, workspace: Workspace) {
    this.#context = context;
    this.#platform = platform;
    this.#workspace = workspace;
    this.#shell = new Shell(workspace.home, workspace.scratch, workspace.env);
  }

  #report(block: PageBlock, line: number, message: string): void {
    this.problems.push(problemAt(block, line, message));
  }

  /** Does what is planned for a block; false when the walk cannot go on behind it. */
  async visit(block: PageBlock, later: PageBlock[]): Promise<boolean> {
    if (directiveOf(block, 'stop') !== undefined) await this.#stop();
    const step = planBlock(block, later);
    if (step.do === 'write' && !(await this.#write(block, step.file))) return true;
    if (this.#context.isNotRun(block)) {
      this.#source = {from: 'not run'};
      return true;
    }
    if (step.do === 'compare') await this.#compare(block);
    else if (step.do === 'query') return this.#query(block);
    else if (step.do === 'paste') return this.#run(block, step.command);
    else if (step.do === 'run') return this.#run(block, this.#program(block, step.language));
    else if (step.do === 'write' && step.command) return this.#run(block, step.command);
    else if (blockKind(block) === 'c') {
      this.#source = {from: 'nothing', why: 'the C code before it is compiled and not run'};
    }
    return true;
  }

  async #folder(): Promise<string> {
    const {output} = await this.#shell.paste('pwd', {timeout: 10_000});
    return output.trim();
  }

  /** Writes a file; where a command has made it before, the block shows its content instead: false. */
  async #write(block: PageBlock, title: string): Promise<boolean> {
    const file = path.resolve(await this.#folder(), title);
    if (fs.existsSync(file) && !this.#written.has(file)) {
      this.#compareWith(block, fs.readFileSync(file, 'utf8'));
      return false;
    }
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${block.text}\n`);
    this.#written.add(file);
    return true;
  }

  #program({line, text}: PageBlock, language: string): string {
    const [interpreter, ending] = language === 'python' ? ['python3', 'py'] : ['node', 'mjs'];
    const file = path.join(this.#workspace.scratch, `line-${line}.${ending}`);
    fs.writeFileSync(file, `${text}\n`);
    return `${interpreter} ${file}`;
  }

  async #run(block: PageBlock, command: string): Promise<boolean> {
    this.#platform.passSecond();
    if (directiveOf(block, 'background') !== undefined) {
      const group = await this.#shell.startInBackground(command);
      this.#background = {from: 'background', group, seen: 0, block};
      this.#source = this.#background;
      return true;
    }
    const input = block.directives.filter(({name}) => name === 'input').map(({argument}) => argument);
    const result = await this.#shell.paste(command, {
      input: input.map((text) => text.replace('$SKERRY_API_KEY', exampleSecrets.apiKey)),
      timeout: this.#context.timeouts.command,
    });
    this.#source = {from: 'command', output: result.output};
    const problem = commandProblem(
      result,
      Number(directiveOf(block, 'fails') ?? 0),
      this.#context.timeouts.command,
    );
    if (problem) this.#report(block, problem.line, problem.message);
    if (problem?.isFinal) return false;
    await this.#redirect();
    return problem === undefined;
  }

  /** Readers who set the platform's address get the sandbox of this walk. */
  async #redirect(): Promise<void> {
    const url = await this.#shell.get('SKERRY_API_URL');
    if (this.#context.platformUrls.includes(url)) await this.#shell.set('SKERRY_API_URL', this.#platform.url);
  }

  async #query(block: PageBlock): Promise<boolean> {
    this.#database ??= await this.#context.openDatabase();
    const parameter = directiveOf(block, 'parameter');
    const file = parameter && path.resolve(await this.#folder(), parameter);
    if (file && !fs.existsSync(file)) {
      this.#report(block, 0, `"example: parameter ${parameter}" names a file that is not there.`);
      return false;
    }
    const result = await this.#database.run(block.text, file ? fs.readFileSync(file, 'utf8') : undefined);
    if ('fault' in result) {
      this.#report(block, result.fault.line, `the database refuses it: ${result.fault.message}`);
      return false;
    }
    this.#source = {from: 'command', output: result.output};
    return true;
  }

  async #compare(block: PageBlock): Promise<void> {
    const file = directiveOf(block, 'file');
    if (file !== undefined) {
      const full = path.resolve(await this.#folder(), file);
      if (fs.existsSync(full)) this.#compareWith(block, fs.readFileSync(full, 'utf8'));
      else this.#report(block, 0, `no command has made the file ${file}.`);
      return;
    }
    const source = directiveOf(block, 'of') === undefined ? this.#source : this.#background;
    if (source === undefined) this.#report(block, 0, 'nothing runs in the background.');
    else if (source.from === 'command') this.#compareWith(block, source.output);
    else if (source.from === 'background') await this.#compareBackground(block, source);
    else if (source.from === 'nothing') {
      this.#report(
        block,
        0,
        `${source.why}, so nothing can have come out; list it in scripts/examples/notRun.yaml if that is right.`,
      );
    }
  }

  async #compareBackground(block: PageBlock, source: Extract<Source, {from: 'background'}>): Promise<void> {
    const {text, isComplete, lines} = await awaitLines(source.group, {
      from: source.seen,
      count: block.text.split('\n').filter((line) => !isEllipsis(line)).length,
      // What a command started prints goes on; what another command made it print ends.
      isWhole: directiveOf(block, 'of') !== undefined,
      timeout: this.#context.timeouts.background,
    });
    source.seen += lines;
    const before = this.problems.length;
    this.#compareWith(block, text);
    if (isComplete || this.problems.length === before) return;
    const what = source.group.hasEnded()
      ? `the command in the background ended with ${await source.group.ended}`
      : `the command in the background did not print this within ${this.#context.timeouts.background / 1000} s`;
    this.problems[before].message = `${what}: ${this.problems[before].message}`;
  }

  #compareWith(block: PageBlock, output: string): void {
    const options = {
      varies: (directiveOf(block, 'varies') ?? '').split(/\s*,\s*/).filter(Boolean),
      exact: directiveOf(block, 'exact') !== undefined,
      part: directiveOf(block, 'part') !== undefined,
      ids: this.#ids,
    };
    const unused = options.varies.find((word) => !block.text.includes(word));
    if (unused) this.#report(block, 0, `"example: varies ${unused}" names nothing in the block.`);
    const compare = languageOf(block) === 'json' ? compareJson : compareText;
    const found: Difference | undefined = compare(block.text, output, options);
    if (found) this.#report(block, found.line, found.message);
  }

  /** Ends what runs in the background, which must have run until now. */
  async #stop(): Promise<void> {
    if (this.#background?.group.hasEnded()) {
      const {group, block} = this.#background;
      const status = await group.ended;
      const last = group.printed().trim().split('\n').slice(-3).join('\n    ');
      if (status !== 0)
        this.#report(
          block,
          1,
          `the command did not stay in the background, but ended with ${status}:\n    ${last}`,
        );
    }
    this.#background = undefined;
    await this.#shell.stopBackground();
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.#shell.close();
    await this.#database?.close();
  }
}

/** Runs the blocks that a reader sees, in their order, in a workspace and with a sandbox of their own. */
export async function runWalk(blocks: PageBlock[], context: WalkContext): Promise<WalkResult> {
  const platform = await startPlatform(context.document, blocks.length);
  const workspace = createWorkspace(platform.url, context.python);
  const walker = new Walker(context, platform, workspace);
  let reached = 0;
  try {
    for (const block of blocks) {
      reached++;
      if (!(await walker.visit(block, blocks.slice(reached)))) break;
    }
  } finally {
    await walker.close();
    await platform.close();
    workspace.remove();
  }
  return {problems: walker.problems, notReached: blocks.slice(reached)};
}
