import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {LineCounter, parseAllDocuments} from 'yaml';
import {runCommand} from '../../process/runCommand';

/** Where a text breaks the rules of its language. */
export interface SyntaxFault {
  line: number;
  message: string;
}

export type Syntax = (text: string) => SyntaxFault[] | Promise<SyntaxFault[]>;

/** Has a program of this machine read a text, as a file that is the last word of its command. */
export function readBy(name: string, [program, ...words]: string[], line: RegExp): Syntax {
  return async (text) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'example-syntax-'));
    try {
      const file = path.join(folder, name);
      fs.writeFileSync(file, `${text}\n`);
      const {code, stderr} = await runCommand(program, [...words, file], {cwd: folder});
      const printed = stderr.replaceAll(`${folder}/`, '').split('\n');
      const told = printed.filter((each) => each.trim() !== '');
      // bash only warns of a here-document without an end, and ends well.
      if (code === 0 && (program !== 'bash' || told.length === 0)) return [];
      const message = told.find((each) => /^[\w.]*Error:/.test(each)) ?? told.at(0) ?? 'it says nothing';
      return [{line: Number(line.exec(stderr)?.[1] ?? 1), message: message.trim()}];
    } finally {
      fs.rmSync(folder, {recursive: true, force: true});
    }
  };
}

const symbol =
  /^(?:(?<set>(?:SB_)?CONFIG_[A-Z0-9_]+)=(?<value>.*)|# (?<unset>(?:SB_)?CONFIG_[A-Z0-9_]+) is not set)$/;
const value = /^([ymn]|-?\d+|0[xX][\da-fA-F]+|"([^"\\]|\\.)*")$/;

/** Faults of a Kconfig fragment, such as `prj.conf`: every line a setting or a comment, and no symbol twice. */
export function kconfigFaults(text: string): SyntaxFault[] {
  const known = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    const messages: string[] = [];
    const {set, unset, value: given} = symbol.exec(line)?.groups ?? {};
    const name = set ?? unset;
    if (!name && !/^\s*(#.*)?$/.test(line))
      messages.push(`"${line}" is no setting; write CONFIG_NAME=value from the first column.`);
    if (set && !value.test(given)) {
      const said = given || '(none)';
      messages.push(`${set} has the value ${said}; write y, m, n, a number, or a text in double quotes.`);
    }
    if (known.has(name)) messages.push(`${name} is set twice; remove one of the lines.`);
    if (name) known.add(name);
    return messages.map((message) => ({line: index + 1, message}));
  });
}

/** Comments, and texts in quotation marks or brackets, whose parentheses do not count. */
const opaque = /#?\[(=*)\[[\s\S]*?\]\1\]|#[^\n]*|"(?:[^"\\]|\\[\s\S])*"|\\./g;
/** A command whose parentheses are nested three deep at most. */
const command = /\b([A-Za-z_]\w*)[ \t]*\((?:[^()"]|\((?:[^()"]|\([^()"]*\))*\))*\)/g;
const blocks = /^(?:end)?(if|foreach|while|function|macro|block)$/;

const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');

/** Faults of CMake code: commands with balanced parentheses and quotes, and blocks that end. */
export function cmakeFaults(text: string): SyntaxFault[] {
  const code = text.replaceAll(opaque, blank);
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  const stray = code.replaceAll(command, blank).search(/\S/);
  if (stray >= 0) {
    const [found] = text.slice(stray).split('\n', 1);
    const message = `"${found}" is no command, or its parentheses or quotes are not closed.`;
    return [{line: lineAt(stray), message}];
  }
  const open: Array<{name: string; line: number}> = [];
  for (const {1: word, index} of code.matchAll(command)) {
    const name = word.toLowerCase();
    const line = lineAt(index);
    const kind = blocks.exec(name)?.[1];
    if (name === kind) open.push({name, line});
    else if (kind && open.pop()?.name !== kind) return [{line, message: `${name}() closes no ${kind}().`}];
    else if (/^else(?:if)?$/.test(name) && open.at(-1)?.name !== 'if')
      return [{line, message: `${name}() stands in no if().`}];
  }
  return open.map(({name, line}) => ({line, message: `${name}() has no end${name}().`}));
}

const hunk = /^@@ -\d+(?:,(?<before>\d+))? \+\d+(?:,(?<after>\d+))? @@/;

/** Faults of a unified diff: hunks whose lines do not add up to the counts in their header. */
export function diffFaults(text: string): SyntaxFault[] {
  const hunks: Array<{line: number; before: number; after: number}> = [];
  for (const [index, line] of text.split('\n').entries()) {
    const counts = hunk.exec(line)?.groups;
    const open = hunks.at(-1);
    if (counts) {
      hunks.push({line: index + 1, before: Number(counts.before ?? 1), after: Number(counts.after ?? 1)});
    } else if (open && (open.before > 0 || open.after > 0)) {
      if (!line.startsWith('+')) open.before--;
      if (!line.startsWith('-')) open.after--;
    }
  }
  return hunks
    .filter(({before, after}) => before !== 0 || after !== 0)
    .map(({line}) => ({line, message: 'the hunk has other numbers of lines than its header says.'}));
}

/** Faults of YAML: what the parser refuses or warns of, keys given twice among it. */
export function yamlFaults(text: string): SyntaxFault[] {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(text, {lineCounter, prettyErrors: false});
  return [...documents].flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, pos}) => ({line: lineCounter.linePos(pos[0]).line, message})),
  );
}
