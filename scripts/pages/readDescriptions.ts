import type {Root} from 'mdast';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';
import {parseMarkdown} from './parsePage';

/** Reads the texts of an OpenAPI file or of the glossary, by the names of properties; those of examples are data. */
export function readDescriptions(source: string, keys: readonly string[]) {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const found: {text: string; tree: Root; start: number; lineOf(line: number): number}[] = [];
  visit(document, {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? key.value : undefined;
      if (name === 'example' || name === 'examples') return visit.SKIP;
      if (!keys.includes(String(name)) || !isScalar(value) || typeof value.value !== 'string')
        return undefined;
      const start = value.range?.[0] ?? 0;
      const first = lineAt(start);
      // Only in a block of the kind "|" does each line of the text have a line of the file.
      const isLiteral = value.type === Scalar.BLOCK_LITERAL;
      const lineOf = (line: number) => (isLiteral ? first + line : first);
      found.push({text: value.value, tree: parseMarkdown(value.value), start, lineOf});
      return undefined;
    },
  });
  return {found, faults: document.errors.map(({message, pos}) => ({line: lineAt(pos[0]), message}))};
}
