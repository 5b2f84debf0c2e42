import fs from 'node:fs';
import path from 'node:path';
import {exampleSecrets} from '../../../sandbox/store/exampleIds';
import type {ExampleProblem} from '../ExampleBlock';
import {blockKind} from '../page/blockKind';
import {directiveOf, type PageBlock, problemAt} from '../page/PageBlock';
import {Shell} from '../shell/Shell';
import type {Database} from '../sql/Database';
import {commandProblem} from './commandProblem';
import {Outputs} from './Outputs';
import {planBlock} from './plan';
import type {PagePorts} from './PagePorts';
import type {Platform} from './startPlatform';
import type {RunContext} from './RunContext';
import type {Workspace} from './Workspace';

/** What a reader has. */
export interface Surroundings {
  platform: Platform;
  workspace: Workspace;
  ports: PagePorts;
}

/** One reader's way through a page. */
export class PageRunner {
  readonly problems: ExampleProblem[] = [];
  /** All that commands have printed in the terminal. */
  printed = '';
  readonly #context: RunContext;
  readonly #platform: Platform;
  readonly #workspace: Workspace;
  readonly #ports: PagePorts;
  readonly #shell: Shell;
  readonly #outputs: Outputs;
  /** Files that the page has brought. */
  readonly #written = new Set<string>();
  #database?: Database;

  constructor(context: RunContext, {platform, workspace, ports}: Surroundings) {
    this.#context = context;
    this.#platform = platform;
    this.#workspace = workspace;
    this.#ports = ports;
    this.#shell = new Shell(workspace.home, workspace.scratch, workspace.env);
    this.#outputs = new Outputs(this.#report, {ports, timeout: context.timeouts.background});
  }

  #report = (block: PageBlock, line: number, message: string): void => {
    this.problems.push(problemAt(block, line, message));
  };

  /** Does what is planned for a block; false when the run cannot go on behind it. */
  async visit(block: PageBlock, later: PageBlock[]): Promise<boolean> {
    if (directiveOf(block, 'stop') !== undefined) await this.#stop();
    for (const needed of this.#context.neededBy(block)) {
      if (!(await this.#prepare(block, needed))) return false;
    }
    const step = planBlock(block, later);
    if (step.do === 'write' && !(await this.#write(block, step.file))) return true;
    if (this.#context.isNotRun(block)) {
      this.#outputs.source = {from: 'not run'};
      return true;
    }
    if (step.do === 'paste') return this.#run(block, step.command);
    if (step.do === 'run') return this.#run(block, this.#program(block, step.language));
    if (step.do === 'write' && step.command) return this.#run(block, step.command);
    if (step.do === 'query') return this.#query(block);
    if (step.do === 'compare') await this.#compare(block);
    else if (blockKind(block) === 'c') {
      this.#outputs.source = {from: 'nothing', why: 'the C code before it is compiled and not run'};
    }
    return true;
  }

  /** Does what readers did on another page before: writes its file, or runs its SQL. */
  async #prepare(block: PageBlock, needed: PageBlock): Promise<boolean> {
    if (needed.title) this.#writeCode(await this.#fileOf(path.basename(needed.title)), needed.text);
    if (blockKind(needed) !== 'sql') return true;
    this.#database ??= await this.#context.openDatabase();
    const result = await this.#database.run(needed.text);
    if ('fault' in result)
      this.#report(block, 0, `${needed.title} of ${needed.page} fails: ${result.fault.message}`);
    return !('fault' in result);
  }

  /** Path of a file that the reader names, seen from the folder of the terminal. */
  async #fileOf(name: string): Promise<string> {
    // A terminal that has ended has no folder; a new one begins at home.
    return path.resolve(this.#workspace.home, await this.#shell.folder(), name);
  }

  #writeCode(file: string, text: string): void {
    fs.writeFileSync(file, `${this.#ports.toRun(text)}\n`);
  }

  /** Writes a file; where a command has made it before, the block shows its content instead: false. */
  async #write(block: PageBlock, title: string): Promise<boolean> {
    const file = await this.#fileOf(title);
    if (fs.existsSync(file) && !this.#written.has(file)) {
      this.#outputs.compareWith(block, fs.readFileSync(file, 'utf8'));
      return false;
    }
    fs.mkdirSync(path.dirname(file), {recursive: true});
    this.#writeCode(file, block.text);
    this.#written.add(file);
    return true;
  }

  /** The command that runs a program without a title. */
  #program({line, text}: PageBlock, language: string): string {
    const [interpreter, ending] = language === 'python' ? ['python3', 'py'] : ['node', 'mjs'];
    const file = path.join(this.#workspace.scratch, `line-${line}.${ending}`);
    this.#writeCode(file, text);
    return `${interpreter} ${file}`;
  }

  async #run(block: PageBlock, code: string): Promise<boolean> {
    const command = this.#ports.toRun(code);
    this.#platform.passSecond();
    if (directiveOf(block, 'background') !== undefined) {
      const group = await this.#shell.startInBackground(command);
      this.#outputs.background = {from: 'background', group, block, seen: 0};
      this.#outputs.source = this.#outputs.background;
      return true;
    }
    const typed = block.directives.filter(({name}) => name === 'input').map(({argument}) => argument);
    const timeout = this.#context.timeouts.command;
    const pasted = await this.#shell.paste(command, {
      input: typed.map((text) => text.replace('$SKERRY_API_KEY', exampleSecrets.apiKey)),
      timeout,
    });
    const result = {...pasted, output: this.#ports.toShow(pasted.output)};
    this.printed += result.output;
    this.#outputs.source = {from: 'command', output: result.output};
    const problem = commandProblem(result, Number(directiveOf(block, 'fails') ?? 0), timeout);
    if (problem) {
      const hint =
        typed.length === 0 && /\bread\b/.test(command)
          ? ' What readers type goes into the comment "example: input …".'
          : '';
      this.#report(block, problem.line, problem.message + hint);
      return false;
    }
    await this.#redirect();
    return true;
  }

  /** Readers who set the platform's address get the sandbox of this run. */
  async #redirect(): Promise<void> {
    const url = await this.#shell.get('SKERRY_API_URL');
    if (this.#context.platformUrls.includes(url)) await this.#shell.set('SKERRY_API_URL', this.#platform.url);
  }

  async #query(block: PageBlock): Promise<boolean> {
    const name = directiveOf(block, 'parameter');
    const file = name && (await this.#fileOf(name));
    if (file && !fs.existsSync(file)) {
      this.#report(block, 0, `"example: parameter ${name}" names a file that is not there.`);
      return false;
    }
    this.#database ??= await this.#context.openDatabase();
    const result = await this.#database.run(block.text, file ? fs.readFileSync(file, 'utf8') : undefined);
    if ('fault' in result) {
      this.#report(block, result.fault.line, `the database refuses it: ${result.fault.message}`);
      return false;
    }
    this.#outputs.source = {from: 'command', output: result.output};
    return true;
  }

  async #compare(block: PageBlock): Promise<void> {
    const name = directiveOf(block, 'file');
    if (name === undefined) return this.#outputs.compare(block);
    const file = await this.#fileOf(name);
    if (fs.existsSync(file)) this.#outputs.compareWith(block, fs.readFileSync(file, 'utf8'));
    else this.#report(block, 0, `no command has made the file ${name}.`);
  }

  /** Ends what runs in the background, which must have run until now. */
  async #stop(): Promise<void> {
    const {background} = this.#outputs;
    const status = background?.group.hasEnded() ? await background.group.ended : 0;
    if (background && status !== 0) {
      const last = background.group.printed().trim().split('\n').slice(-3).join('\n    ');
      const message = `the command did not stay in the background, but ended with ${status}:\n    ${last}`;
      this.#report(background.block, 1, message);
    }
    this.#outputs.background = undefined;
    await this.#shell.stopBackground();
  }

  /** Types something that is not on the page. */
  async type(command: string): Promise<void> {
    await this.#shell.paste(command, {timeout: this.#context.timeouts.command});
  }

  /** Ends the terminal and what runs in it at once, as a loss of power does. */
  async kill(): Promise<void> {
    await this.#shell.kill();
  }

  /** Ends everything that runs. */
  async close(): Promise<void> {
    await this.#stop();
    await this.#shell.close();
    await this.#database?.close();
  }
}
