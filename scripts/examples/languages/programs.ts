import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runCommand} from '../../process/runCommand';

/** Where a text breaks the rules of its language. */
export interface SyntaxFault {
  /** Line of the text, from 1. */
  line: number;
  message: string;
}

/** Tells the faults of a text without running it. */
export type Syntax = (text: string) => SyntaxFault[] | Promise<SyntaxFault[]>;

/**
 * Has a program of this machine read a text.
 *
 * @param name of the file that is the last word of the command
 * @param line finds the line in what it printed
 */
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
