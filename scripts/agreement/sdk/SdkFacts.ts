import type {HeaderEntry} from '../../sdk/header/HeaderEntry';
import {readHeaders} from '../../sdk/header/readHeader';
import type {Statement} from '../statement/Statement';

/** What the headers of the SDK say, by name. */
export type SdkFacts = ReadonlyMap<string, HeaderEntry>;

/** Reads the headers of the SDK. */
export function sdkFacts(root: string): SdkFacts {
  return factsFrom(readHeaders(root));
}

/** The same from entries that were read already. */
export function factsFrom(entries: readonly HeaderEntry[]): SdkFacts {
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** The name in a piece of code: that of `f()`, `f` and `CONFIG_X=y`. */
export function nameIn(code: string): string {
  return code.replace(/\([^)]*\)$|=\w+$/, '');
}

/** Entries of the headers that a statement names in code, each once. */
export function entriesIn({codes}: Pick<Statement, 'codes'>, facts: SdkFacts): HeaderEntry[] {
  const entries = codes.map((code) => facts.get(nameIn(code))).filter((entry) => entry !== undefined);
  return [...new Set(entries)];
}

/** Everything that the comment of an entry says, as one text. */
export function wordsOf({doc}: HeaderEntry): string {
  const parameters = doc.parameters.map(({range, meaning}) => `${range}. ${meaning}`);
  const returns = doc.returns.map(({code = '', text}) => `${code} ${text}`);
  return [doc.summary, ...parameters, ...returns, doc.thread, doc.since].filter(Boolean).join('. ');
}

/** Where an entry stands, for messages. */
export function placeOf({file, line}: HeaderEntry): string {
  return `${file}:${line}`;
}
