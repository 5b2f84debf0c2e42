import type {Directive, ExampleProblem} from '../ExampleBlock';
import {blockKind} from '../page/blockKind';
import type {PageBlock} from '../page/PageBlock';
import {knownDirectives} from './knownDirectives';

/**
 * Reads one directive; a sentence that says what to change when it is none of the grammar.
 *
 * @param comment what the comment says: `example: fails 22`
 * @param line of the file, from 1
 */
export function parseDirective(comment: string, line: number): Directive | string {
  const inner = comment.replace(/^\s*example:/, '').trim();
  const [name] = inner.split(/\s/, 1);
  const argument = inner.slice(name.length).trim();
  const known = Object.hasOwn(knownDirectives, name) ? knownDirectives[name] : undefined;
  if (!known) {
    return `"example: ${name}" is unknown; the words are ${Object.keys(knownDirectives).join(', ')}.`;
  }
  if (!known.argument.test(argument)) {
    return `"example: ${inner}" is incomplete or says too much; write it as "${known.usage}".`;
  }
  return {name, argument, line};
}

/** Directives that make no sense before the block that they stand before. */
export function misplacedDirectives(block: PageBlock): ExampleProblem[] {
  const kind = blockKind(block);
  return block.directives.flatMap(({name, line}) => {
    const {before} = knownDirectives[name];
    if (before.includes(kind)) return [];
    const message = `"example: ${name}" stands before a block of the kind "${kind}"; it belongs before ${before.join(', ')}.`;
    return [{page: block.page, line, message}];
  });
}
