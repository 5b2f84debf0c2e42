import type {SyntaxFault} from './SyntaxFault';

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
    return [
      {
        line: lineAt(stray),
        message: `"${found}" is no command, or its parentheses or quotes are not closed.`,
      },
    ];
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
