import type {SyntaxFault} from './SyntaxFault';

const hunk = /^@@ -\d+(?:,(?<before>\d+))? \+\d+(?:,(?<after>\d+))? @@/;

/** Faults of a unified diff: hunks whose lines do not add up to the counts in their header. */
export function diffFaults(text: string): SyntaxFault[] {
  const found: SyntaxFault[] = [];
  let open: {line: number; before: number; after: number} | undefined;
  const close = () => {
    if (open && (open.before !== 0 || open.after !== 0)) {
      found.push({line: open.line, message: 'the hunk has other numbers of lines than its header says.'});
    }
    open = undefined;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const counts = hunk.exec(line)?.groups;
    if (counts) {
      close();
      open = {line: index + 1, before: Number(counts.before ?? 1), after: Number(counts.after ?? 1)};
    } else if (open && (open.before > 0 || open.after > 0)) {
      if (!line.startsWith('+')) open.before--;
      if (!line.startsWith('-')) open.after--;
    }
  }
  close();
  return found;
}
