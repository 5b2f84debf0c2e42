import type {SyntaxFault} from './SyntaxFault';

const comment = /^\s*(#.*)?$/;
const unset = /^# (?<name>(?:SB_)?CONFIG_[A-Z0-9_]+) is not set$/;
const setting = /^(?<name>(?:SB_)?CONFIG_[A-Z0-9_]+)=(?<value>.*)$/;
const value = /^([ymn]|-?\d+|0[xX][\da-fA-F]+|"([^"\\]|\\.)*")$/;

function faultOf(line: string): string | undefined {
  const {name, value: given} = setting.exec(line)?.groups ?? {};
  if (name === undefined) return `"${line}" is no setting; write CONFIG_NAME=value from the first column.`;
  if (value.test(given)) return undefined;
  return `${name} has the value ${given || '(none)'}; write y, m, n, a number, or a text in double quotes.`;
}

/** Faults of a Kconfig fragment, such as `prj.conf`: every line a setting or a comment, and no symbol twice. */
export function kconfigFaults(text: string): SyntaxFault[] {
  const set = new Map<string, number>();
  return text.split('\n').flatMap((line, index) => {
    const name = (unset.exec(line) ?? setting.exec(line))?.groups?.name;
    const found: SyntaxFault[] = [];
    if (!comment.test(line)) {
      const message = faultOf(line);
      if (message) found.push({line: index + 1, message});
    }
    const first = name && set.get(name);
    if (first) found.push({line: index + 1, message: `${name} is set twice; remove one of the lines.`});
    if (name) set.set(name, index + 1);
    return found;
  });
}
