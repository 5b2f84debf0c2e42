import {LineCounter, type Node, parseDocument} from 'yaml';
import type {SyntaxFault} from './syntax';

/** Where JSON stops being JSON; none when it can be parsed. */
export function jsonFaults(text: string): SyntaxFault[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    const before = position === undefined ? text : text.slice(0, Number(position));
    return [{line: before.split('\n').length, message: message.replace(/ in JSON at position.*/s, '')}];
  }
}

/** Line of a value in a JSON text, from 1; of a path that leads too far, the line of the last value on it. */
export function jsonLine(text: string, path: readonly (string | number)[]): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, logLevel: 'silent'});
  const nodes = [...path.keys(), path.length].map((end) => document.getIn(path.slice(0, end), true));
  const last = nodes.findLast((node) => node !== undefined) as Node | undefined;
  return lineCounter.linePos(last?.range?.[0] ?? 0).line;
}

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
    const after = text.slice(offset + piece.length).trimStart()[0] ?? '';
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
