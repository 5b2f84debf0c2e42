import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {readStatements} from './readStatements';
import type {Statement} from './Statement';

const markdown = unified().use(remarkParse).use(remarkGfm);
const texts = ['openapi/platform-api.yaml', 'plugins/content/glossary/terms.yaml'];
const textKeys = new Set<unknown>(['definition', 'description']);

/** Statements of the descriptions in an OpenAPI file, or of the definitions of terms. */
function readYaml(file: string, source: string): Statement[] {
  const statements: Statement[] = [];
  const lines = new LineCounter();
  visit(parseDocument(source, {lineCounter: lines}), {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? key.value : undefined;
      if (name === 'example' || name === 'examples') return visit.SKIP;
      if (!textKeys.has(name) || !isScalar(value) || typeof value.value !== 'string') return undefined;
      // The text of a block begins in the line after its key.
      const first = lines.linePos(value.range?.[0] ?? 0).line + (value.type === 'BLOCK_LITERAL' ? 1 : 0);
      statements.push(...readStatements(file, markdown.parse(value.value) as Root, first));
      return undefined;
    },
  });
  return statements;
}

/** Everything that the pages state, those of the API reference and the tooltips of terms included. */
export function statementsOf(root: string, pages: ReadonlyMap<string, Root>): Statement[] {
  return [
    ...[...pages].flatMap(([file, tree]) => readStatements(file, tree)),
    ...texts.flatMap((file) => readYaml(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  ];
}
