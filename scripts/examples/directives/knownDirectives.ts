import {cDirectives} from '../c/cDirectives';
import type {BlockKind} from '../page/blockKind';

/** A word that may follow `example:`. */
export interface KnownDirective {
  /** What the rest of the comment must look like. */
  argument: RegExp;
  /** The whole comment, for messages. */
  usage: string;
  /** The blocks before which it makes sense. */
  before: readonly BlockKind[];
}

const none = /^$/;
const run: readonly BlockKind[] = ['command', 'program', 'file'];
const shown: readonly BlockKind[] = ['output', 'file'];

/** Every directive, by its first word. */
export const knownDirectives: Readonly<Record<string, KnownDirective>> = {
  background: {argument: none, usage: 'example: background', before: run},
  stop: {argument: none, usage: 'example: stop', before: [...run, 'sql']},
  fails: {argument: /^[1-9]\d{0,2}$/, usage: 'example: fails 22', before: run},
  input: {argument: /^\S/, usage: 'example: input what the reader types', before: run},
  varies: {argument: /^[^\s,]+(\s*,\s*[^\s,]+)*$/, usage: 'example: varies latitude, rssi', before: shown},
  exact: {argument: none, usage: 'example: exact', before: shown},
  part: {argument: none, usage: 'example: part', before: shown},
  of: {argument: /^background$/, usage: 'example: of background', before: ['output']},
  file: {argument: /^[\w./-]+$/, usage: 'example: file devices.json', before: ['output']},
  schema: {
    argument: /^([A-Z]\w+|webhook|(GET|POST|PATCH|PUT|DELETE) \/\S+ (request|response \d{3}))$/,
    usage: 'example: schema Device" or "example: schema POST /v2/org/{org_id}/devices response 200',
    before: ['data', 'file', 'output'],
  },
  needs: {
    argument: /^docs\/\S+\.mdx \S+$/,
    usage: 'example: needs docs/guides/integration/get-device-packet-data.mdx batch.json',
    before: [...run, 'sql'],
  },
  ...cDirectives,
  parameter: {argument: /^[\w./-]+$/, usage: 'example: parameter batch.json', before: ['sql']},
};
