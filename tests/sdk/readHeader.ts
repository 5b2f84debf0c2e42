import fs from 'node:fs';
import path from 'node:path';
import {headersFolder} from '../../plugins/content/downloads/sdkHeaders';

/** One documented declaration of the SDK's interface headers. */
export interface HeaderEntry {
  kind: 'function' | 'constant' | 'option' | 'type';
  /** `skerry_init`, `SKERRY_BLE_UUID`, `struct skerry_sat_packet`. */
  name: string;
  /** Path from the project's root. */
  file: string;
  /** Line of the declaration, from 1. */
  line: number;
  /** The declaration as it stands, without the semicolon's line break; empty for an option. */
  declaration: string;
  /** What a constant stands for. */
  value?: string;
  doc: DocComment;
}

const tags = ['thread', 'since', 'unit', 'range', 'default', 'option'] as const;

/**
 * What the documentation comment above a declaration says. `thread`: from which threads, and whether it may block;
 * `since`: the release from which the entry holds as declared, and more about earlier ones; `option`: the name of a
 * configuration option, which C does not declare.
 */
interface DocComment extends Partial<Record<(typeof tags)[number], string>> {
  /** Prose before the first tag, on one line. */
  summary: string;
  /** `range`: unit, range and whether it may be `NULL`. */
  parameters: {name: string; range: string; meaning: string}[];
  /** `code`: `0`, `-EINVAL`, `nonzero`, undefined where every value is an answer; `text`: empty when the code says all. */
  returns: {code?: string; text: string}[];
}

/**
 * Reads the inside of a documentation comment: prose, then tags.
 *
 * @param comment with its opening and closing marks
 * @throws Error at an unknown tag, or a parameter without a range in brackets
 */
function readDocComment(comment: string): DocComment {
  const [summary, ...tagged] = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .split(/^@/m)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const doc: DocComment = {summary, parameters: [], returns: []};
  for (const each of tagged) {
    const [, tag = '', text = ''] = /^(\w+) ?(.*)$/.exec(each) ?? [];
    const own = tags.find((known) => known === tag);
    if (own) doc[own] = text;
    else if (tag === 'return') doc.returns.push({text});
    else if (tag === 'retval') {
      const [code, ...words] = text.split(' ');
      doc.returns.push({code, text: words.join(' ')});
    } else if (tag === 'param') {
      const [found, name, range, meaning] = /^(\w+) \[([^\]]+)\] (.+)$/.exec(text) ?? [];
      if (!found) throw new Error(`write "@param name [unit and range] meaning", not "@param ${text}"`);
      doc.parameters.push({name, range, meaning});
    } else
      throw new Error(`@${tag} is no tag; there are @${['param', 'retval', 'return', ...tags].join(', @')}`);
  }
  return doc;
}

const comment = /\/\*[\s\S]*?\*\//g;
const declarations = {
  constant: /#define[ \t]+(?<name>\w+)[ \t]+(?<value>[^\n]+)/y,
  type: /(?<name>(?:struct|enum|union) \w+) \{[\s\S]*?\n\};/y,
  function: /[\w][\w \t*]*?(?<name>\w+)\([^;{}]*\);/y,
};

/** The declaration that begins at an index. */
function declarationAt(text: string, start: number) {
  for (const kind of ['constant', 'type', 'function'] as const) {
    declarations[kind].lastIndex = start;
    const match = declarations[kind].exec(text);
    if (!match?.groups) continue;
    const {name, value} = match.groups;
    return {kind, name, declaration: match[0], value};
  }
  return undefined;
}

const blank = (found: string) => found.replace(/[^\n]/g, ' ');

/**
 * Reads an interface header: documentation comments, each with the macro, type or prototype below it. That the text is
 * C is the compiler's affair; that nothing goes undocumented is looked after here.
 *
 * @param file named in entries and errors
 * @throws Error with file and line, at a comment that cannot be read, one that documents nothing, and a declaration
 * without one
 */
export function readHeader(file: string, text: string): HeaderEntry[] {
  const entries: HeaderEntry[] = [];
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  // The text with all comments, lines that continue others, and what is documented blanked.
  let rest = text.replace(comment, blank).replace(/\\\n.*/g, blank);

  for (const match of text.matchAll(comment)) {
    if (!match[0].startsWith('/**') || match[0].includes('@file')) continue;
    const fail = (problem: string) => new Error(`${file}:${lineAt(match.index)}: ${problem}`);
    let doc: DocComment;
    try {
      doc = readDocComment(match[0]);
    } catch (error) {
      throw fail((error as Error).message);
    }
    if (doc.option) {
      entries.push({kind: 'option', name: doc.option, file, line: lineAt(match.index), declaration: '', doc});
      continue;
    }
    const end = match.index + match[0].length;
    const start = end + text.slice(end).search(/\S|$/);
    const found = declarationAt(text, start);
    if (!found) throw fail('the comment stands above no macro, type or prototype');
    const {length} = found.declaration;
    rest = rest.slice(0, start) + blank(rest.slice(start, start + length)) + rest.slice(start + length);
    entries.push({...found, file, line: lineAt(start), doc});
  }

  const left = /(?:^[ \t]*#define(?!\s+\w+_H\s*$).*)|(?:^(?![ \t]*#|extern "C"|\}\s*$).*\S.*)/m;
  const index = rest.search(left);
  if (index >= 0)
    throw new Error(`${file}:${lineAt(index)}: a documentation comment is missing above this line`);
  return entries;
}

/**
 * Reads all interface headers of the SDK.
 *
 * @param root the project's root
 */
export function readHeaders(root: string): HeaderEntry[] {
  const names = fs.readdirSync(path.join(root, headersFolder)).sort();
  return names.flatMap((name) => {
    const file = path.posix.join(headersFolder, name);
    return readHeader(file, fs.readFileSync(path.join(root, file), 'utf8'));
  });
}
