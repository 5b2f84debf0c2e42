import {type BlockKind, blockKind} from '../languages/languages';
import type {Directive, ExampleProblem, PageBlock} from './PageBlock';

/** A word that may follow `example:`: what the rest must look like, the whole for messages, the blocks that it is for. */
type KnownDirective = [argument: RegExp, usage: string, before: readonly BlockKind[]];

const none = /^$/;
const file = /^[\w./-]+$/;
const run: readonly BlockKind[] = ['command', 'program', 'file'];
const shown: readonly BlockKind[] = ['output', 'file'];

const known: Readonly<Record<string, KnownDirective>> = {
  background: [none, 'example: background', run],
  stop: [none, 'example: stop', [...run, 'sql']],
  fails: [/^[1-9]\d{0,2}$/, 'example: fails 22', run],
  input: [/^\S/, 'example: input what the reader types', run],
  varies: [/^[^\s,]+(\s*,\s*[^\s,]+)*$/, 'example: varies latitude, rssi', shown],
  exact: [none, 'example: exact', shown],
  part: [none, 'example: part', shown],
  of: [/^background$/, 'example: of background', ['output']],
  file: [file, 'example: file devices.json', ['output']],
  schema: [
    /^([A-Z]\w+|webhook|(GET|POST|PATCH|PUT|DELETE) \/\S+ (request|response \d{3}))$/,
    'example: schema Device" or "example: schema POST /v2/org/{org_id}/devices response 200',
    ['data', 'file', 'output'],
  ],
  needs: [
    /^docs\/\S+\.mdx \S+$/,
    'example: needs docs/guides/integration/get-device-packet-data.mdx batch.json',
    [...run, 'sql'],
  ],
  downloaded: [/^host\/[\w-]+\.zip$/, 'example: downloaded host/skerry-host-build.zip', run],
  after: [
    /^(?:samples\/preludes\/[\w-]+\.h|docs\/[\w/-]+\.mdx)$/,
    'example: after samples/preludes/board.h" or "example: after docs/guides/page.mdx',
    ['c'],
  ],
  continues: [none, 'example: continues', ['c']],
  parameter: [file, 'example: parameter batch.json', ['sql']],
};

/** Reads a directive such as `example: fails 22`; of one that is none, a sentence that says what to change. */
export function parseDirective(comment: string, line: number): Directive | string {
  const inner = comment.replace(/^\s*example:/, '').trim();
  const [name] = inner.split(/\s/, 1);
  const argument = inner.slice(name.length).trim();
  if (!Object.hasOwn(known, name))
    return `"example: ${name}" is unknown; the words are ${Object.keys(known).join(', ')}.`;
  const [pattern, usage] = known[name];
  if (!pattern.test(argument))
    return `"example: ${inner}" is incomplete or says too much; write it as "${usage}".`;
  return {name, argument, line};
}

export function misplacedDirectives(block: PageBlock): ExampleProblem[] {
  const kind = blockKind(block);
  return block.directives.flatMap(({name, line}) => {
    const [, , before] = known[name];
    if (before.includes(kind)) return [];
    const message = `"example: ${name}" stands before a block of the kind "${kind}"; it belongs before ${before.join(', ')}.`;
    return [{page: block.page, line, message}];
  });
}
