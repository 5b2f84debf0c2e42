import type {HeaderEntry} from '../../sdk/header/HeaderEntry';
import type {Claim, Rule, Statement} from '../statement/Statement';
import {entriesIn, placeOf, type SdkFacts, wordsOf} from './SdkFacts';

interface Kind {
  /** Words by which a page says it. */
  said: RegExp;
  /** Whether a header allows a page to say it. */
  holds: (words: string, thread: string) => boolean;
  /** What the page says, for the message. */
  meaning: string;
}

const anyThread = (_: string, thread: string) => /^Any thread\b/.test(thread);

const kinds: readonly Kind[] = [
  {
    said: /\b(?:(?:any|own|another|other|separate|several|different|second) threads?|thread of its own|threads? of their own)\b/i,
    holds: anyThread,
    meaning: 'may be called from any thread',
  },
  {said: /\b(?:interrupt|ISR)\b/i, holds: () => false, meaning: 'may be called from an interrupt handler'},
  {said: /(?<!not |neither )\b(?:thread-safe|re-entrant)\b/i, holds: anyThread, meaning: 'is thread-safe'},
];

const refusals: readonly Kind[] = [
  {
    said: /\b(?:not|neither) (?:thread-safe|re-entrant)\b/i,
    holds: (_, thread) => /^Not thread-safe/.test(thread),
    meaning: 'is not thread-safe',
  },
  {
    said: /`(?:,? which)? (?:\*\*)?blocks\b/i,
    holds: (words) => /\bblocks?\b/i.test(words),
    meaning: 'blocks',
  },
];

const denied = /\b(?:not?|never|nor|neither)\b/i;

/** What a statement says of the threads of one function. */
function kindsIn(text: string): Kind[] {
  const refused = refusals.filter(({said}) => said.test(text));
  return [...refused, ...(denied.test(text) ? [] : kinds.filter(({said}) => said.test(text)))];
}

function isFunction({kind}: HeaderEntry): boolean {
  return kind === 'function';
}

/** Functions that a statement names, or else those that the sentences before it name. */
function functionsOf(statement: Statement, facts: SdkFacts): HeaderEntry[] {
  const named = entriesIn(statement, facts).filter(isFunction);
  return named.length > 0 ? named : entriesIn({codes: statement.before}, facts).filter(isFunction);
}

/** A statement about the SDK as a whole: one thread, or one mutex around each call. */
function wholeClaims({text}: Statement): Claim[] {
  // The properties in the SDK reference are compared word by word, by scripts/sdk.
  if (!/\bSDK\b/.test(text) || /\bmutex\b|^Thread-safety \| /.test(text)) return [];
  return kindsIn(text).map(({meaning}) => ({
    problem: `the SDK is said to be one that ${meaning}; skerry.h has "Call the SDK from one thread"`,
  }));
}

/** Whether a page lets functions be called from where their headers let them. */
export const threads: Rule<SdkFacts> = (statement, facts) => {
  const functions = functionsOf(statement, facts);
  if (functions.length === 0) return wholeClaims(statement);
  return functions.flatMap((entry) =>
    kindsIn(statement.text).map(({holds, meaning}) =>
      holds(wordsOf(entry), entry.doc.thread ?? '')
        ? {}
        : {
            problem: `${entry.name}() is said to be a function that ${meaning}; ${placeOf(entry)} has "${entry.doc.thread}"`,
          },
    ),
  );
};
