import path from 'node:path';
import {directiveOf, type PageBlock} from '../page/PageBlock';
import {cmakeFaults, diffFaults, kconfigFaults, yamlFaults} from './grammars';
import {jsonFaults} from './json';
import {readBy, type Syntax} from './programs';

/**
 * What becomes of a block: a `command` is pasted, a `program` (Python, JavaScript without a title) run, a `file`
 * written for later commands, an `output` compared with what came out, `data` (JSON) held against a schema; `syntax`
 * is parsed and no more; nothing is known of the rest.
 */
export type BlockKind =
  | 'command'
  | 'program'
  | 'file'
  | 'output'
  | 'data'
  | 'http'
  | 'sql'
  | 'c'
  | 'syntax'
  | 'unknown';

/** What is known of a language that fences name. */
export interface Language {
  /** What becomes of a block that is neither a file nor an output. */
  kind: BlockKind;
  /** Other names on a fence. */
  aliases?: readonly string[];
  /** Tells the faults of a text without running it. */
  syntax?: Syntax;
  /** For programs: the words that come before the name of the file, and the file's ending. */
  run?: {command: string; ending: string};
}

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
    // A rule for everything that is missing here, and a target that always is there.
    syntax: readBy(
      'Makefile',
      ['make', '--dry-run', '--eval', '%: ; @:\nchecked: ;', 'checked', '--file'],
      /Makefile:(\d+):/,
    ),
  },
  text: {kind: 'unknown', aliases: ['txt']},
};

/** The language of a block by its one name. A text with the title `Makefile` is a makefile. */
export function languageOf({language, title}: Pick<PageBlock, 'language' | 'title'>): string {
  const known = Object.keys(languages).find((name) => languages[name].aliases?.includes(language));
  const name = known ?? language;
  return name === 'text' && title && /(^|\/)(GNUm|M|m)akefile$/.test(title) ? 'makefile' : name;
}

/** What is known of the language of a block; of an unknown one, nothing. */
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

/** Whether a command among some blocks names a file. */
export function isNamed(file: string, blocks: readonly PageBlock[]): boolean {
  const name = path.posix.basename(file);
  return blocks.some((block) => blockKind(block) === 'command' && block.text.includes(name));
}
