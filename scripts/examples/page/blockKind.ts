import type {PageBlock} from './PageBlock';

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

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  yml: 'yaml',
  javascript: 'js',
  mjs: 'js',
  py: 'python',
  conf: 'kconfig',
  make: 'makefile',
  'c++': 'c',
  cpp: 'c',
  txt: 'text',
};

/** The language of a block by its one name. A text with the title `Makefile` is a makefile. */
export function languageOf({language, title}: Pick<PageBlock, 'language' | 'title'>): string {
  if (language === 'text' && title && /(^|\/)(GNUm|M|m)akefile$/.test(title)) return 'makefile';
  return aliases[language] ?? language;
}

const byLanguage: Record<string, BlockKind> = {
  bash: 'command',
  python: 'program',
  js: 'program',
  sql: 'sql',
  http: 'http',
  json: 'data',
  kconfig: 'syntax',
  cmake: 'syntax',
  makefile: 'syntax',
  yaml: 'syntax',
  toml: 'syntax',
  ini: 'syntax',
  diff: 'syntax',
};

/** Whether a title is the path of a file, and no words: `src/main.c`, `Makefile`, `.gitignore`. */
export function isPath(title: string | undefined): title is string {
  return title !== undefined && /^[\w@+.-]+(\/[\w@+.-]+)*$/.test(title) && /[./]|file$/.test(title);
}

/** What becomes of a block. */
export function blockKind(block: PageBlock): BlockKind {
  const language = languageOf(block);
  if (block.isOutput || block.directives.some(({name}) => name === 'file')) return 'output';
  if (language === 'c') return 'c';
  if (language === 'sql') return 'sql';
  if (isPath(block.title)) return 'file';
  return byLanguage[language] ?? 'unknown';
}
