import fs from 'node:fs';
import path from 'node:path';
import {type Document, isNode, LineCounter, parseDocument} from 'yaml';
import {ApiDocumentError} from './ApiDocumentError';

/** Keys and indexes that lead from a document's root to a value. */
export type Route = ReadonlyArray<string | number>;

/** A YAML or JSON file with the place of each value in it. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Path as it is shown to the writer. */
  name: string;
  /** The parsed content. */
  value: unknown;
  /** One-based line of the value at a route, or of the nearest value around it. */
  lineOf(route: Route): number;
}

/**
 * Reads a YAML or JSON file.
 *
 * @param root folder that names in messages are relative to
 * @throws ApiDocumentError when the file is missing or is no valid YAML
 */
export function readYaml(file: string, root: string): SourceFile {
  const name = path.relative(root, file);
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch {
    throw new ApiDocumentError([
      {
        file: name,
        message: 'the OpenAPI file is missing. Put it there, or change specPath of the api-reference plugin.',
      },
    ]);
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines});
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file: name,
      line: error.linePos?.[0].line,
      message: `not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}.`,
    }));
    throw new ApiDocumentError(problems);
  }
  return {path: file, name, value: document.toJS(), lineOf: (route) => lineOf(document, lines, route)};
}

function lineOf(document: Document.Parsed, lines: LineCounter, route: Route): number {
  for (let length = route.length; length > 0; length -= 1) {
    const node = document.getIn(route.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
