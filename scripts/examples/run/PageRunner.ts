import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {OpenApiDocument} from '../../../sandbox/document/OpenApiDocument';
import {exampleSecrets} from '../../../sandbox/store/exampleIds';
import {hostBuildArchive} from '../../../plugins/content/downloads/hostBuild';
import {projectRoot} from '../../projectRoot';
import {blockKind, entryOf, isNamed, isPath} from '../languages/languages';
import {directiveOf, type ExampleProblem, type PageBlock, problemAt} from '../page/PageBlock';
import {Shell, type ShellResult} from './Shell';
import type {Database} from '../sql/Database';
import {Outputs} from './Outputs';
import type {PagePorts} from './PagePorts';
import type {Platform} from './startPlatform';
import type {Workspace} from './Workspace';

export interface RunContext {
  document: OpenApiDocument;
  /** Addresses that pages state for the platform; the sandbox of the run answers for them. */
  platformUrls: string[];
  python: string;
  openDatabase(): Promise<Database>;
  isNotRun(block: PageBlock): boolean;
  /** Blocks of other pages that readers have followed before a block. */
  neededBy(block: PageBlock): PageBlock[];
  /** Milliseconds without a sign of life, after which a command, or the next line of one in the background, is given up. */
  timeouts: {command: number; background: number};
}

function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n').slice(-6);
  return lines.join('') === '' ? ' It printed nothing.' : lines.map((line) => `\n    ${line}`).join('');
}

/** What is wrong with the way in which a block ended, and at which of its lines; undefined when it ended as expected. */
function commandProblem(
  {failures, shellEnded, timedOut}: ShellResult,
  expected: number,
  timeout: number,
): [line: number, message: string] | undefined {
  if (timedOut) {
    const message = `the command did not end, and printed nothing for ${timeout / 1000} s; if it is to go on, write the comment "example: background" before the fence.`;
    return [1, message];
  }
  if (shellEnded !== undefined)
    return [failures.at(-1)?.line ?? 1, `the block ended the reader's terminal with ${shellEnded}.`];
  const unexpected = failures.find(({status}) => status !== expected);
  if (unexpected) {
    const {line, status} = unexpected;
    const found = `${status}${expected === 0 ? '' : ` instead of ${expected}`}`;
    const remedy = `mend it, or write the comment "example: fails ${status}" before the fence.`;
    return [line, `the command ended with ${found}; ${remedy}`];
  }
  return expected === 0 || failures.length > 0
    ? undefined
    : [1, `no command ended with ${expected}, as "example: fails ${expected}" says.`];
}

export class PageRunner {
  readonly problems: ExampleProblem[] = [];
  printed = '';
  readonly shell: Shell;
  readonly #outputs: Outputs;
  readonly #written = new Set<string>();
  #database?: Database;

  constructor(
    private readonly context: RunContext,
    private readonly platform: Platform,
    private readonly workspace: Workspace,
    private readonly ports: PagePorts,
  ) {
    this.shell = new Shell(workspace.home, workspace.scratch, workspace.env);
    this.#outputs = new Outputs(this.#report, ports, context.timeouts.background);
  }

  /** Notes a problem; false, since the run then mostly cannot go on. */
  #report = (block: PageBlock, line: number, message: string): false => {
    this.problems.push(problemAt(block, line, message));
    return false;
  };

  /** Does what a block asks for before the `later` ones; false when the run cannot go on behind it. */
  async visit(block: PageBlock, later: PageBlock[]): Promise<boolean> {
    if (directiveOf(block, 'stop') !== undefined) await this.#stop();
    for (const needed of this.context.neededBy(block)) {
      if (!(await this.#prepare(block, needed))) return false;
    }
    const download = directiveOf(block, 'downloaded');
    if (download !== undefined)
      fs.writeFileSync(await this.#fileOf(path.basename(download)), await hostBuildArchive(projectRoot));
    const kind = blockKind(block);
    const {title} = block;
    const isFile = (kind === 'file' || kind === 'c') && isPath(title);
    if (isFile && !(await this.#write(block, title))) return true;
    if (this.context.isNotRun(block)) {
      this.#outputs.source = 'not run';
      return true;
    }
    const {run} = entryOf(block);
    if (kind === 'command') return this.#run(block, block.text);
    if (kind === 'sql') return this.#query(block);
    if (kind === 'program' && run) {
      const file = path.join(this.workspace.scratch, `line-${block.line}.${run.ending}`);
      this.#writeCode(file, block.text);
      return this.#run(block, `${run.command} ${file}`);
    }
    if (isFile && run && (directiveOf(block, 'background') !== undefined || !isNamed(title, later)))
      return this.#run(block, `${run.command} ${title}`);
    if (kind === 'output') await this.#compare(block);
    else if (kind === 'c') this.#outputs.source = {why: 'the C code before it is compiled and not run'};
    return true;
  }

  async #runSql(text: string, parameter?: string) {
    this.#database ??= await this.context.openDatabase();
    return this.#database.run(text, parameter);
  }

  /** Does what readers did on another page before: writes its file, or runs its SQL. */
  async #prepare(block: PageBlock, {title, text, ...needed}: PageBlock): Promise<boolean> {
    if (title) this.#writeCode(await this.#fileOf(path.basename(title)), text);
    if (needed.language !== 'sql') return true;
    const result = await this.#runSql(text);
    if (!('fault' in result)) return true;
    return this.#report(block, 0, `${title} of ${needed.page} fails: ${result.fault.message}`);
  }

  /** Path of a file that the reader names, seen from the folder of the terminal. */
  async #fileOf(name: string): Promise<string> {
    // A terminal that has ended has no folder; a new one begins at home.
    return path.resolve(this.workspace.home, await this.shell.folder(), name);
  }

  #writeCode(file: string, text: string): void {
    fs.writeFileSync(file, `${this.ports.toRun(text)}\n`);
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

  async #run(block: PageBlock, code: string): Promise<boolean> {
    const command = this.ports.toRun(code);
    this.platform.passSecond();
    if (directiveOf(block, 'background') !== undefined) {
      const group = await this.shell.startInBackground(command);
      this.#outputs.background = {group, block, seen: 0};
      this.#outputs.source = this.#outputs.background;
      return true;
    }
    const typed = block.directives
      .filter(({name}) => name === 'input')
      .map(({argument}) => argument.replace('$SKERRY_API_KEY', exampleSecrets.apiKey));
    const timeout = this.context.timeouts.command;
    const result = await this.shell.paste(command, timeout, typed);
    const text = this.ports.toShow(result.output);
    this.printed += text;
    this.#outputs.source = {text};
    const problem = commandProblem(result, Number(directiveOf(block, 'fails') ?? 0), timeout);
    if (problem) {
      const lacksInput = typed.length === 0 && /\bread\b/.test(command);
      const hint = lacksInput ? ' What readers type goes into the comment "example: input …".' : '';
      return this.#report(block, problem[0], problem[1] + lastLines(text) + hint);
    }
    // Readers who set the platform's address get the sandbox of this run.
    const ask = 'if [ -v SKERRY_API_URL ]; then printf %s "$SKERRY_API_URL" >&3; fi';
    const {output: url} = await this.shell.paste(ask);
    if (this.context.platformUrls.includes(url))
      await this.shell.paste(`export SKERRY_API_URL=${this.platform.url}`);
    return true;
  }

  async #query(block: PageBlock): Promise<boolean> {
    const name = directiveOf(block, 'parameter');
    const file = name && (await this.#fileOf(name));
    if (file && !fs.existsSync(file))
      return this.#report(block, 0, `"example: parameter ${name}" names a file that is not there.`);
    const result = await this.#runSql(block.text, file ? fs.readFileSync(file, 'utf8') : undefined);
    if ('fault' in result)
      return this.#report(block, result.fault.line, `the database refuses it: ${result.fault.message}`);
    this.#outputs.source = {text: result.output};
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
    if (background?.group.status) {
      const {group, block} = background;
      const last = group.printed.trim().split('\n').slice(-3).join('\n    ');
      const message = `the command did not stay in the background, but ended with ${group.status}:\n    ${last}`;
      this.#report(block, 1, message);
    }
    this.#outputs.background = undefined;
    await this.shell.stopBackground();
  }

  async close(): Promise<void> {
    await this.#stop();
    await this.shell.close();
    await this.#database?.close();
  }
}
