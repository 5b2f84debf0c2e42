import path from 'node:path';
import {blockKind, isPath, languageOf} from '../page/blockKind';
import {directiveOf, type PageBlock} from '../page/PageBlock';

/** What is done with a block in a run. */
export type Step =
  | {do: 'paste'; command: string}
  /** Written under its title, then perhaps run. */
  | {do: 'write'; file: string; command?: string}
  | {do: 'run'; language: string}
  | {do: 'query'}
  | {do: 'compare'}
  | {do: 'nothing'};

const interpreters: Record<string, string> = {python: 'python3', js: 'node'};

/** Whether a later command of the run names a file. */
export function isNamedLater(file: string, later: PageBlock[]): boolean {
  const name = path.posix.basename(file);
  return later.some((block) => blockKind(block) === 'command' && block.text.includes(name));
}

/**
 * What is done with a block.
 *
 * @param later the blocks that follow in the run: a program that none of them names is run where it stands
 */
export function planBlock(block: PageBlock, later: PageBlock[]): Step {
  const kind = blockKind(block);
  const language = languageOf(block);
  if (kind === 'command') return {do: 'paste', command: block.text};
  if (kind === 'program') return {do: 'run', language};
  if (kind === 'output') return {do: 'compare'};
  if (kind === 'sql') return {do: 'query'};
  if ((kind !== 'file' && kind !== 'c') || !isPath(block.title)) return {do: 'nothing'};
  const interpreter = interpreters[language];
  const isRun =
    interpreter !== undefined &&
    (directiveOf(block, 'background') !== undefined || !isNamedLater(block.title, later));
  return {do: 'write', file: block.title, command: isRun ? `${interpreter} ${block.title}` : undefined};
}
