import path from 'node:path';
import {directiveOf, type PageBlock} from '../page/PageBlock';
import {jsonFaults} from './json';
import {cmakeFaults, diffFaults, kconfigFaults, readBy, type Syntax, yamlFaults} from './syntax';

/**
 * What becomes of a block: a `command` is pasted, a `program` (Python, JavaScript without a title) run, a `file`
 * written for later commands, an `output` compared with what came out, `data` (JSON) held against a schema; `syntax`
 * is parsed and no more; nothing is known of the rest.
 */
export type BlockKind = RunKind | 'output' | 'data' | 'http' | 'c' | 'syntax' | 'unknown';
type RunKind = 'command' | 'program' | 'file' | 'sql';

export interface Language {
  kind: BlockKind;
  aliases?: readonly string[];
  syntax?: Syntax;
  /** For programs: the words that come before the name of the file, and the file's ending. */
  run?: {command: string; ending: string};
}

/** Has a rule for everything that is missing here, and a target that always is there. */
const make = ['make', '--dry-run', '--eval', '%: ; @:\nchecked: ;', 'checked', '--file'];
const compile = 'import sys\ncompile(open(sys.argv[1]).read(), "block", "exec")';

/** All languages of fences, one entry each: a further one, such as Go, is an entry here. */
export const languages: Record<string, Language> = {
  bash: {
    kind: 'command',
    aliases: ['sh', 'shell', 'console'],
    syntax: readBy('block.sh', ['bash', '-n'], /line (\d+):/),
  },
  python: {
    kind: 'program',
    aliases: ['py'],
    syntax: readBy('block', ['python3', '-c', compile], /"block", line (\d+)/),
    run: {command: 'python3', ending: 'py'},
  },
  js: {
    kind: 'program',
    aliases: ['javascript', 'mjs'],
    syntax: readBy('block.mjs', [process.execPath, '--check'], /block\.mjs:(\d+)/),
    run: {command: 'node', ending: 'mjs'},
  },
  c: {kind: 'c', aliases: ['c++', 'cpp']},
  sql: {kind: 'sql'},
  http: {kind: 'http'},
  json: {kind: 'data', syntax: jsonFaults},
  kconfig: {kind: 'syntax', aliases: ['conf'], syntax: kconfigFaults},
  cmake: {kind: 'syntax', syntax: cmakeFaults},
  diff: {kind: 'syntax', syntax: diffFaults},
  yaml: {kind: 'syntax', aliases: ['yml'], syntax: yamlFaults},
  makefile: {
    kind: 'syntax',
    aliases: ['make'],
    syntax: readBy('Makefile', make, /Makefile:(\d+):/),
  },
  text: {kind: 'unknown', aliases: ['txt']},
};

/** The language of a block by its one name. A text with the title `Makefile` is a makefile. */
export function languageOf({language, title}: Pick<PageBlock, 'language' | 'title'>): string {
  const known = Object.keys(languages).find((name) => languages[name].aliases?.includes(language));
  const name = known ?? language;
  return name === 'text' && title && /(^|\/)(GNUm|M|m)akefile$/.test(title) ? 'makefile' : name;
}

export function entryOf(block: PageBlock): Language {
  const name = languageOf(block);
  return Object.hasOwn(languages, name) ? languages[name] : {kind: 'unknown'};
}

/** Whether a title is the path of a file, and no words: `src/main.c`, `Makefile`, `.gitignore`. */
export function isPath(title: string | undefined): title is string {
  return title !== undefined && /^[\w@+.-]+(\/[\w@+.-]+)*$/.test(title) && /[./]|file$/.test(title);
}

export function blockKind(block: PageBlock): BlockKind {
  const {kind} = entryOf(block);
  if (block.isOutput || directiveOf(block, 'file') !== undefined) return 'output';
  return isPath(block.title) && kind !== 'c' && kind !== 'sql' ? 'file' : kind;
}

export function isNamed(file: string, blocks: readonly PageBlock[]): boolean {
  const name = path.posix.basename(file);
  return blocks.some((block) => blockKind(block) === 'command' && block.text.includes(name));
}
