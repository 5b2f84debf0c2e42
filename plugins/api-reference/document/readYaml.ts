import fs from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load, YAMLException} from 'js-yaml';
import {type Document, isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';
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
  return {path: file, name, value: parse(text, name), lineOf: lazyLines(text)};
}

function parse(text: string, name: string): unknown {
  try {
    return load(text, {schema: CORE_SCHEMA});
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? error.mark.line + 1 : undefined;
    throw new ApiDocumentError([{file: name, line, message: `not valid YAML: ${error.reason}.`}]);
  }
}

/** Reading a file with the place of each value takes five times as long, and only a mistake asks for places. */
function lazyLines(text: string): SourceFile['lineOf'] {
  const lines = new LineCounter();
  let document: Document.Parsed | undefined;
  return (route) => {
    document ??= parseDocument(text, {lineCounter: lines});
    return lineOf(document, lines, route);
  };
}

/** The line of a value's key, since the value may begin below it; of an item of a list, its own. */
function lineOf(document: Document.Parsed, lines: LineCounter, route: Route): number {
  for (let length = route.length; length > 0; length -= 1) {
    const name = route[length - 1];
    const node = document.getIn(route.slice(0, length), true);
    const parent = length > 1 ? document.getIn(route.slice(0, length - 1), true) : document.contents;
    const pair =
      isMap(parent) && parent.items.find(({key}) => isScalar(key) && String(key.value) === String(name));
    const place = pair ? pair.key : node;
    if (isNode(node) && isNode(place) && place.range) return lines.linePos(place.range[0]).line;
  }
  return 1;
}
