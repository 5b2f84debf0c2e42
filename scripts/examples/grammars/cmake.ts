import {type CmakeToken, cmakeTokens} from './cmakeTokens';
import type {SyntaxFault} from './SyntaxFault';

const blocks = ['if', 'foreach', 'while', 'function', 'macro', 'block'];
const middles = ['else', 'elseif'];

/** Index behind the parenthesis that closes the one at an index; -1 when none does. */
function closing(tokens: CmakeToken[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index++) {
    if (tokens[index].kind === 'open') depth++;
    if (tokens[index].kind === 'close' && --depth === 0) return index + 1;
  }
  return -1;
}

function nestingFault(open: CmakeToken[], command: CmakeToken): string | undefined {
  const name = command.text.toLowerCase();
  if (blocks.includes(name)) open.push(command);
  if (middles.includes(name) && open.at(-1)?.text.toLowerCase() !== 'if')
    return `${name}() stands in no if().`;
  if (!name.startsWith('end') || !blocks.includes(name.slice(3))) return undefined;
  return open.pop()?.text.toLowerCase() === name.slice(3)
    ? undefined
    : `${name}() closes no ${name.slice(3)}().`;
}

/** Faults of CMake code: commands with balanced parentheses and quotes, and blocks that end. */
export function cmakeFaults(text: string): SyntaxFault[] {
  const tokens = cmakeTokens(text);
  const open: CmakeToken[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    const {line} = token;
    if (token.kind !== 'word' || !/^[A-Za-z_]\w*$/.test(token.text)) {
      return [{line, message: `${JSON.stringify(token.text)} stands where a command begins.`}];
    }
    if (tokens[index + 1]?.kind !== 'open') return [{line, message: `${token.text} has no parentheses.`}];
    const end = closing(tokens, index + 1);
    if (end < 0) return [{line, message: `the parenthesis of ${token.text}( is not closed.`}];
    const bad = tokens.slice(index, end).find(({kind}) => kind === 'bad');
    if (bad) return [{line: bad.line, message: `${bad.text} is not closed.`}];
    const fault = nestingFault(open, token);
    if (fault) return [{line, message: fault}];
    index = end;
  }
  return open.map(({line, text: name}) => ({line, message: `${name}() has no end${name.toLowerCase()}().`}));
}
