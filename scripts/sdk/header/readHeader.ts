import fs from 'node:fs';
import path from 'node:path';
import type {DocComment, HeaderEntry} from './HeaderEntry';
import {readDocComment} from './readDocComment';

const comment = /\/\*[\s\S]*?\*\//;
const constant = /#define[ \t]+(?<name>\w+)[ \t]+(?<value>[^\n]+)/;
const composite = /(?<name>(?:struct|enum|union) \w+) \{[\s\S]*?\n\};/;
const prototype = /[\w][\w \t*]*?(?<name>\w+)\([^;{}]*\);/;
const declarations = [
  {kind: 'constant', pattern: constant},
  {kind: 'type', pattern: composite},
  {kind: 'function', pattern: prototype},
] as const;

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
  let undocumented = text;
  const blank = (start: number, length: number) => {
    const found = text.slice(start, start + length).replace(/[^\n]/g, ' ');
    undocumented = undocumented.slice(0, start) + found + undocumented.slice(start + length);
  };

  for (const match of text.matchAll(new RegExp(comment, 'g'))) {
    if (!match[0].startsWith('/**') || match[0].includes('@file')) continue;
    const fail = (problem: string) => new Error(`${file}:${lineAt(match.index)}: ${problem}`);
    const doc = docOf(match[0], fail);
    if (doc.option) {
      entries.push({kind: 'option', name: doc.option, file, line: lineAt(match.index), declaration: '', doc});
      continue;
    }
    const found = declarationAt(text, match.index + match[0].length);
    if (!found) throw fail('the comment stands above no macro, type or prototype');
    const {start, length, ...declared} = found;
    blank(start, length);
    entries.push({...declared, file, line: lineAt(start), doc});
  }

  const left = /(?:^[ \t]*#define(?!\s+\w+_H\s*$).*)|(?:^(?![ \t]*#|extern "C"|\}\s*$).*\S.*)/m;
  const rest = undocumented
    .replace(new RegExp(comment, 'g'), (found) => found.replace(/[^\n]/g, ' '))
    .replace(/\\\n.*/g, '\n');
  const index = rest.search(left);
  if (index >= 0)
    throw new Error(`${file}:${lineAt(index)}: a documentation comment is missing above this line`);
  return entries;
}

function docOf(text: string, fail: (problem: string) => Error): DocComment {
  try {
    return readDocComment(text);
  } catch (error) {
    throw fail((error as Error).message);
  }
}

/** The declaration that begins behind a comment, with nothing but white space between. */
function declarationAt(text: string, from: number) {
  const start = from + text.slice(from).search(/\S|$/);
  const rest = text.slice(start);
  for (const {kind, pattern} of declarations) {
    const match = new RegExp(`^(?:${pattern.source})`).exec(rest);
    if (!match?.groups) continue;
    const {name, value} = match.groups;
    return {kind, name, declaration: match[0], value, start, length: match[0].length};
  }
  return undefined;
}

/** Folder of the SDK's interface headers, from the project's root. */
export const headersFolder = 'samples/sdk/include';

/**
 * Reads all interface headers of the SDK.
 *
 * @param root the project's root
 */
export function readHeaders(root: string): HeaderEntry[] {
  return fs
    .readdirSync(path.join(root, headersFolder))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(headersFolder, name);
      return readHeader(file, fs.readFileSync(path.join(root, file), 'utf8'));
    });
}
