import {stripVTControlCharacters} from 'node:util';
import type {ShellResult} from '../shell/Shell';

/** Why a pasted block is no good example. */
export interface CommandProblem {
  /** Line of the block, from 1. */
  line: number;
  message: string;
}

function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n').slice(-6);
  return lines.join('') === ''
    ? ' It printed nothing.'
    : `\n${lines.map((line) => `    ${line}`).join('\n')}`;
}

/**
 * What is wrong with the way in which a block ended; undefined when it ended as expected.
 *
 * @param expected exit status of `example: fails`, 0 without one
 * @param timeout milliseconds without an output after which it was given up
 */
export function commandProblem(
  {output, failures, shellEnded, timedOut}: ShellResult,
  expected: number,
  timeout: number,
): CommandProblem | undefined {
  const after = lastLines(output);
  if (timedOut) {
    const message = `the command did not end, and printed nothing for ${timeout / 1000} s; if it is to go on, write the comment "example: background" before the fence.${after}`;
    return {line: 1, message};
  }
  if (shellEnded !== undefined) {
    return {
      line: failures.at(-1)?.line ?? 1,
      message: `the block ended the reader's terminal with ${shellEnded}.${after}`,
    };
  }
  const unexpected = failures.find(({status}) => status !== expected);
  if (unexpected) {
    const wanted = expected === 0 ? '' : ` instead of ${expected}`;
    const message = `the command ended with ${unexpected.status}${wanted}; mend it, or write the comment "example: fails ${unexpected.status}" before the fence.${after}`;
    return {line: unexpected.line, message};
  }
  if (expected !== 0 && failures.length === 0) {
    return {
      line: 1,
      message: `no command ended with ${expected}, as "example: fails ${expected}" says.${after}`,
    };
  }
  return undefined;
}
