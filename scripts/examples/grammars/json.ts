import {isMap, isSeq, LineCounter, type Node, parseDocument} from 'yaml';
import type {SyntaxFault} from './SyntaxFault';

/** Where JSON stops being JSON; none when it can be parsed. */
export function jsonFaults(text: string): SyntaxFault[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as SyntaxError;
    const position = /position (?<position>\d+)/.exec(message)?.groups?.position;
    const before = position === undefined ? text : text.slice(0, Number(position));
    return [{line: before.split('\n').length, message: message.replace(/ in JSON at position.*/s, '')}];
  }
}

/**
 * Line of a value in a JSON text, from 1.
 *
 * @param path keys and indices from the root; of a path that leads too far, the last value on it counts
 */
export function jsonLine(text: string, path: readonly (string | number)[]): number {
  const lineCounter = new LineCounter();
  let node = parseDocument(text, {lineCounter, logLevel: 'silent'}).contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const part of path) {
    if (isMap<{value: unknown; range?: number[]}, Node>(node)) {
      const pair = node.items.find(({key}) => String(key.value) === String(part));
      if (!pair) break;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq<Node>(node)) {
      const item = node.items[Number(part)];
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return lineCounter.linePos(offset).line;
}
