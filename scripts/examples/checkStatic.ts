import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {misplacedDirectives} from './directives/parseDirective';
import type {ExampleProblem} from './ExampleBlock';
import {jsonFaults} from './grammars/json';
import type {SyntaxFault} from './grammars/SyntaxFault';
import {syntaxFaults} from './grammars/syntaxFaults';
import {blockKind, languageOf} from './page/blockKind';
import {directiveOf, type PageBlock, problemAt} from './page/PageBlock';
import {httpFaults} from './schema/httpFaults';
import {parseWithEllipses} from './schema/jsonWithEllipses';
import {schemaFaults} from './schema/schemaFaults';
import {schemaOf} from './schema/schemaOf';
import {isNamedLater} from './run/plan';

/** What can be said of a block without running it. */
export interface StaticContext {
  document: OpenApiDocument;
  /** All blocks of the page, in their order. */
  blocks: PageBlock[];
  isNotRun(block: PageBlock): boolean;
}

async function syntaxProblems(block: PageBlock): Promise<SyntaxFault[]> {
  const language = languageOf(block);
  const kind = blockKind(block);
  if (kind === 'output') return language === 'json' ? parseWithEllipses(block.text).faults : [];
  if (language === 'json')
    return kind === 'file' ? jsonFaults(block.text) : parseWithEllipses(block.text).faults;
  return (await syntaxFaults(language, block.text)) ?? [];
}

/** A block that nothing would look at. */
function uncheckedProblem(block: PageBlock, {blocks, isNotRun}: StaticContext): string | undefined {
  const kind = blockKind(block);
  const language = languageOf(block);
  if (isNotRun(block)) return undefined;
  const list = 'or list it in scripts/examples/notRun.yaml with the reason';
  if (kind === 'unknown') {
    return language === 'text'
      ? `this text is neither an output nor a file; give it title="Output" or the path of a file, ${list}.`
      : `nothing checks the language "${language}"; teach scripts/examples/grammars to read it, ${list}.`;
  }
  const later = blocks.slice(blocks.indexOf(block) + 1);
  const earlier = blocks.slice(0, blocks.indexOf(block));
  const hasSchema = directiveOf(block, 'schema') !== undefined;
  if (kind === 'data' && !hasSchema) {
    return 'this JSON is neither an output nor a file nor held against a schema; write the comment "example: schema …" before the fence.';
  }
  const isUsed =
    block.title !== undefined && (isNamedLater(block.title, later) || isNamedLater(block.title, earlier));
  if (kind === 'file' && ['json', 'text'].includes(language) && !isUsed && !hasSchema) {
    return `no command names the file ${block.title}, so nothing checks it; use it, ${list}.`;
  }
  return undefined;
}

function schemaProblems(block: PageBlock, document: OpenApiDocument): SyntaxFault[] {
  const target = directiveOf(block, 'schema');
  if (blockKind(block) === 'http') return httpFaults(document, block.text);
  if (target === undefined) return [];
  const schema = schemaOf(document, target);
  return typeof schema === 'string'
    ? [{line: 0, message: schema}]
    : schemaFaults(document, schema, block.text);
}

/** Problems of a block that show without running anything: directives, syntax, schema, and whether anything checks it. */
export async function checkStatic(block: PageBlock, context: StaticContext): Promise<ExampleProblem[]> {
  const faults = await syntaxProblems(block);
  const unchecked = uncheckedProblem(block, context);
  return [
    ...misplacedDirectives(block),
    ...(unchecked ? [problemAt(block, 0, unchecked)] : []),
    ...(faults.length > 0 ? faults : schemaProblems(block, context.document)).map(({line, message}) =>
      problemAt(block, line, message),
    ),
  ];
}
