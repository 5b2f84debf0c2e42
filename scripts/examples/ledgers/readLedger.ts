import fs from 'node:fs';
import {isMap, isScalar, isSeq, LineCounter, parseDocument} from 'yaml';
import type {ExampleProblem} from '../ExampleBlock';

/** One entry of a YAML list of objects with texts. */
export interface LedgerEntry {
  fields: Record<string, string>;
  /** From 1. */
  line: number;
}

/** Reads a YAML list whose entries all have the same fields; whatever else it holds is a problem. */
export function readLedger(file: string, name: string, fields: readonly string[]) {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter, prettyErrors: false});
  const lineOf = (range: readonly number[] | null | undefined) => lineCounter.linePos(range?.[0] ?? 0).line;
  const problems: ExampleProblem[] = errors.map(({message, pos}) => ({
    page: name,
    line: lineOf(pos),
    message,
  }));
  const entries: LedgerEntry[] = [];
  const items = isSeq(contents) ? contents.items : [];
  if (!isSeq(contents) && contents !== null && !(isScalar(contents) && contents.value === null)) {
    problems.push({page: name, line: 1, message: 'this is no list; begin each entry with "- page:".'});
  }
  for (const item of items) {
    const pairs = isMap(item)
      ? item.items.map(({key, value}) => [String(key), isScalar(value) ? value.value : undefined])
      : [];
    const given = Object.fromEntries(pairs);
    const line = lineOf((item as {range?: readonly number[]}).range);
    const isComplete = fields.every(
      (field) => typeof given[field] === 'string' && given[field].trim() !== '',
    );
    if (isComplete && pairs.length === fields.length) entries.push({fields: given, line});
    else
      problems.push({
        page: name,
        line,
        message: `an entry has the texts ${fields.join(', ')}, and nothing else.`,
      });
  }
  return {entries, problems};
}
