import {parseWithEllipses} from './languages/json';
import {blockKind, entryOf, isNamed, languageOf} from './languages/languages';
import type {SyntaxFault} from './languages/syntax';
import {misplacedDirectives} from './page/directives';
import {directiveOf, type ExampleProblem, type PageBlock, problemAt} from './page/PageBlock';
import type {RunContext} from './run/PageRunner';
import {httpFaults, schemaFaults} from './schemaFaults';

type StaticContext = Pick<RunContext, 'document' | 'isNotRun'> & {blocks: PageBlock[]};

async function syntaxFaults(block: PageBlock): Promise<SyntaxFault[]> {
  const kind = blockKind(block);
  if (languageOf(block) === 'json' && kind !== 'file') return parseWithEllipses(block.text).faults;
  return kind === 'output' ? [] : ((await entryOf(block).syntax?.(block.text)) ?? []);
}

/** Why nothing would look at a block, and what to change. */
function uncheckedReason(block: PageBlock, {blocks, isNotRun}: StaticContext): string | undefined {
  const kind = blockKind(block);
  const language = languageOf(block);
  if (isNotRun(block) || directiveOf(block, 'schema') !== undefined) return undefined;
  const list = 'or list it in scripts/examples/notRun.yaml with the reason';
  if (kind === 'unknown') {
    return language === 'text'
      ? `this text is neither an output nor a file; give it title="Output" or the path of a file, ${list}.`
      : `nothing checks the language "${language}"; teach scripts/examples/languages to read it, ${list}.`;
  }
  if (kind === 'data') {
    return 'this JSON is neither an output nor a file nor held against a schema; write the comment "example: schema …" before the fence.';
  }
  const others = blocks.filter((each) => each !== block);
  if (kind === 'file' && ['json', 'text'].includes(language) && !isNamed(block.title ?? '', others))
    return `no command names the file ${block.title}, so nothing checks it; use it, ${list}.`;
  return undefined;
}

/** Lines of code that state the address of the platform, which would then be called, and do not only set the variable. */
export function statedAddresses(block: PageBlock, addresses: readonly string[]): ExampleProblem[] {
  const {kind, run} = entryOf(block);
  if (blockKind(block) === 'output' || (kind !== 'command' && !run)) return [];
  return block.text.split('\n').flatMap((line, index) => {
    const address = addresses.find((each) => line.includes(each));
    if (!address || /(?:^|\s)SKERRY_API_URL=/.test(line)) return [];
    return [problemAt(block, index + 1, `the code states ${address}; take the address from SKERRY_API_URL.`)];
  });
}

/** Problems of a block that show without running anything: directives, syntax, schema, and whether anything checks it. */
export async function checkStatic(block: PageBlock, context: StaticContext): Promise<ExampleProblem[]> {
  const {document} = context;
  const unchecked = uncheckedReason(block, context);
  const faults = await syntaxFaults(block);
  const schema = directiveOf(block, 'schema');
  if (faults.length === 0 && blockKind(block) === 'http') faults.push(...httpFaults(document, block.text));
  else if (faults.length === 0 && schema) faults.push(...schemaFaults(document, schema, block.text));
  return [
    ...misplacedDirectives(block),
    ...(unchecked ? [problemAt(block, 0, unchecked)] : []),
    ...faults.map(({line, message}) => problemAt(block, line, message)),
  ];
}
