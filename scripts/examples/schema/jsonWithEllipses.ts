import {jsonFaults} from '../grammars/json';
import type {SyntaxFault} from '../grammars/SyntaxFault';

/** Stands in parsed JSON for "…": an item of an array, or a key of an object. */
export const ellipsis = '…';

const outside = /"(?:[^"\\]|\\.)*"|…|\.\.\.|[[\]{}]/g;

/** Gives every "…" outside of texts the form of an item or of a property, with the commas that it lacks. */
function withItems(text: string): string {
  const open: string[] = [];
  return text.replaceAll(outside, (piece, offset: number) => {
    if (piece === '[' || piece === '{') open.push(piece);
    if (piece === ']' || piece === '}') open.pop();
    if (piece !== '…' && piece !== '...') return piece;
    const before = text.slice(0, offset).trimEnd().at(-1) ?? '';
    const after =
      text
        .slice(offset + piece.length)
        .trimStart()
        .at(0) ?? '';
    const item = open.at(-1) === '{' ? `"${ellipsis}": "${ellipsis}"` : `"${ellipsis}"`;
    return `${'[{,'.includes(before) ? '' : ','}${item}${']},'.includes(after) ? '' : ','}`;
  });
}

/** Parses JSON in which "…" may stand for more items or properties. */
export function parseWithEllipses(text: string): {value: unknown; faults: SyntaxFault[]} {
  const completed = withItems(text);
  const faults = jsonFaults(completed);
  return {value: faults.length > 0 ? undefined : JSON.parse(completed), faults};
}

/** A value without its ellipses, and the paths (`/packets`) of the arrays and objects that had one. */
export function withoutEllipses(value: unknown, path = ''): {value: unknown; open: string[]} {
  if (typeof value !== 'object' || value === null) return {value, open: []};
  const entries = Object.entries(value);
  const kept = entries.filter(
    ([key, item]) => key !== ellipsis && !(Array.isArray(value) && item === ellipsis),
  );
  const parts = kept.map(([key, item]) => ({key, ...withoutEllipses(item, `${path}/${key}`)}));
  const open = [...(kept.length < entries.length ? [path] : []), ...parts.flatMap((part) => part.open)];
  if (Array.isArray(value)) return {value: parts.map((part) => part.value), open};
  return {value: Object.fromEntries(parts.map((part) => [part.key, part.value])), open};
}
