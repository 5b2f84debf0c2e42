import type {Root} from 'mdast';
import {isScalar, LineCounter, parseDocument, Scalar, visit} from 'yaml';
import {parseMarkdown} from './parsePage';

/** A Markdown text in a YAML file. */
export interface Description {
  text: string;
  tree: Root;
  /** Offset in the file at which the text begins, quotation marks and indicators included. */
  start: number;
  /** Line of the file, from 1, of a line of the text, from 1. Of a folded text only the first line is known. */
  lineOf(line: number): number;
}

/** What a YAML file says in Markdown. */
export interface Descriptions {
  found: Description[];
  /** What makes the file no YAML, by its lines from 1. */
  faults: Array<{line: number; message: string}>;
}

/**
 * Reads the texts of an OpenAPI file or of the glossary; those of examples are data.
 *
 * @param keys names of the properties that hold them
 */
export function readDescriptions(source: string, keys: readonly string[]): Descriptions {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const found: Description[] = [];
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
