import type {HeaderEntry} from '../sdk/readHeader';
import type {Rule, Statement} from './statements';

/** What the headers of the SDK say, by name. */
export type SdkFacts = ReadonlyMap<string, HeaderEntry>;

/** The entries of headers by their names. */
export function factsFrom(entries: readonly HeaderEntry[]): SdkFacts {
  return new Map(entries.map((entry) => [entry.name, entry]));
}

/** The name in a piece of code: that of `f()`, `f` and `CONFIG_X=y`. */
const nameIn = (code: string) => code.replace(/\([^)]*\)$|=\w+$/, '');

/** Entries of the headers that pieces of code name, each once. */
function entriesIn(codes: readonly string[], facts: SdkFacts): HeaderEntry[] {
  const entries = codes.map((code) => facts.get(nameIn(code))).filter((entry) => entry !== undefined);
  return [...new Set(entries)];
}

/** Everything that the comment of an entry says, as one text. */
function wordsOf({doc}: HeaderEntry): string {
  const parameters = doc.parameters.map(({range, meaning}) => `${range}. ${meaning}`);
  const returns = doc.returns.map(({code = '', text}) => `${code} ${text}`);
  return [doc.summary, ...parameters, ...returns, doc.thread, doc.since].filter(Boolean).join('. ');
}

/** Where an entry stands, for messages. */
const placeOf = ({file, line}: HeaderEntry) => `${file}:${line}`;

const isCall = (code: string) => /^[a-z]\w*\(.*\)$|^[a-z]+(?:_[a-z]+)+$/.test(code);

/** Whether the header of a function knows each error that a page says it returns. */
export const returnedErrors: Rule<SdkFacts> = ({codes, subjects, text}, facts) => {
  const subject = subjects.find(isCall);
  return codes.flatMap((code, index) => {
    if (!/^-E[A-Z]+$/.test(code)) return [];
    const caller = subject ?? codes.slice(0, index).findLast(isCall) ?? codes.slice(index).find(isCall);
    const entry = facts.get(nameIn(caller ?? ''));
    // "Anything but" an error is the opposite of the claim.
    if (entry?.kind !== 'function' || text.includes(`not \`${code}\``)) return [];
    const isKnown = wordsOf(entry).includes(code);
    return [isKnown ? undefined : `${entry.name}() returns ${code}, which ${placeOf(entry)} does not know`];
  });
};

const release = String.raw`\d+\.\d+\.\d+`;
const since = new RegExp(String.raw`\b(?:since|from|new in)(?: release)? (${release})`, 'gi');

/** Whether the headers know the releases that a page names beside an entry. */
export const releases: Rule<SdkFacts> = ({codes, text, heading, file}, facts) => {
  const entries = entriesIn(codes, facts);
  if (entries.length === 0) return [];
  const isNotes = file.endsWith('release-notes.mdx');
  const ofRow = new RegExp(String.raw`^(${release}) \| `).exec(text);
  const ofAll = ofRow ?? (isNotes ? new RegExp(`Device SDK (${release})$`).exec(heading) : null);
  const named = ofAll ? [ofAll[1]] : [...text.matchAll(since)].map(([, number]) => number);
  return named.flatMap((number) => {
    // `2.x` stands for 2.0.0.
    const either = [number, `${number.split('.')[0]}.x`];
    const strangers = entries.filter(({doc}) => !either.some((each) => doc.since?.includes(each)));
    // In a sentence, "since" belongs to one of the names; a row and a list of news are about each of them.
    const isOfEach = ofRow !== null || heading.startsWith('Device SDK ');
    if (strangers.length === 0 || (!isOfEach && strangers.length < entries.length)) return [undefined];
    return strangers.map(
      (entry) => `${entry.name} is tied to release ${number}; ${placeOf(entry)} has "${entry.doc.since}"`,
    );
  });
};

const inSeconds = /\b(?:in|of|takes?|pass(?:es)?|returns?|gives?|the) (?:whole |UTC |Unix )?seconds\b/i;
const range = /(?<![\d.,-])(\d[\d,]*)(?: ?°)? to (\d[\d,]*) ?(°|[A-Za-z]+)?/g;

const rangesIn = (text: string) =>
  [...text.matchAll(range)].map(([, from, to, unit = '']) => ({
    limits: `${from} to ${to}`,
    unit: unit.replace('°', 'degrees'),
  }));

/** Whether units, values, ranges and defaults beside a name are those of the headers. */
export const units: Rule<SdkFacts> = ({codes, text}, facts) => {
  const entries = entriesIn(codes, facts);
  const claims = entries
    .filter(({name, kind}) => kind === 'option' && text.includes(`\`${name}\` (default)`))
    .map((entry) =>
      /^(?:selected$|on)/.test(entry.doc.default ?? '')
        ? undefined
        : `${entry.name} is called a default; ${placeOf(entry)} has "${entry.doc.default ?? ''}"`,
    );
  if (entries.length !== 1) return claims;
  const [entry] = entries;
  const {name, value, doc} = entry;
  const place = placeOf(entry);
  const words = wordsOf(entry);

  if (/milliseconds/i.test(words)) {
    if (/milliseconds/i.test(text)) claims.push(undefined);
    else if (inSeconds.test(text)) claims.push(`${name} is said to count seconds; ${place} has milliseconds`);
  }
  // A number with the entry's own unit is its value or its default.
  const own = value ?? doc.default ?? '';
  if (doc.unit && /^\d+$/.test(own)) {
    for (const [, number] of text.matchAll(new RegExp(String.raw`\b(\d[\d,]*) ${doc.unit}\b`, 'g'))) {
      const isOwn = number.replaceAll(',', '') === own;
      claims.push(isOwn ? undefined : `${name} is said to be ${number} ${doc.unit}; ${place} has ${own}`);
    }
  }
  // A range in a unit for which the header has one is that of the header.
  const known = rangesIn(words);
  for (const {limits, unit} of rangesIn(text)) {
    const ofUnit = known.filter((each) => each.unit === unit && unit !== '').map((each) => each.limits);
    if (ofUnit.length === 0) continue;
    const isOwn = ofUnit.includes(limits);
    claims.push(isOwn ? undefined : `${name} is said to take ${limits} ${unit}; ${place} has ${ofUnit[0]}`);
  }
  return claims;
};

/** What a page may say of threads: the words by which it does, what they mean, and whether a header lets it say that. */
type Kind = [said: RegExp, meaning: string, holds: (words: string, thread: string) => boolean];

const anyThread = (_: string, thread: string) => /^Any thread\b/.test(thread);

/** What a denial turns into its opposite. */
const kinds: readonly Kind[] = [
  [
    /\b(?:(?:any|own|another|other|separate|several|different|second) threads?|thread of its own|threads? of their own)\b/i,
    'may be called from any thread',
    anyThread,
  ],
  [/\b(?:interrupt|ISR)\b/i, 'may be called from an interrupt handler', () => false],
  [/(?<!not |neither )\b(?:thread-safe|re-entrant)\b/i, 'is thread-safe', anyThread],
];

const refusals: readonly Kind[] = [
  [
    /\b(?:not|neither) (?:thread-safe|re-entrant)\b/i,
    'is not thread-safe',
    (_, thread) => /^Not thread-safe/.test(thread),
  ],
  [/`(?:,? which)? (?:\*\*)?blocks\b/i, 'blocks', (words) => /\bblocks?\b/i.test(words)],
];

const denied = /\b(?:not?|never|nor|neither)\b/i;

/** Functions that a statement names, or else those that the sentences before it name. */
function functionsOf({codes, before}: Statement, facts: SdkFacts): HeaderEntry[] {
  const named = [codes, before].map((each) => entriesIn(each, facts).filter(({kind}) => kind === 'function'));
  return named.find((functions) => functions.length > 0) ?? [];
}

/** Whether a page lets functions be called from where their headers let them. */
export const threads: Rule<SdkFacts> = (statement, facts) => {
  const {text} = statement;
  const said = [...refusals, ...(denied.test(text) ? [] : kinds)].filter(([pattern]) => pattern.test(text));
  const functions = functionsOf(statement, facts);
  if (functions.length === 0) {
    // A statement about the SDK as a whole: one thread, or one mutex around each call. The properties in the SDK
    // reference are compared word by word, by tests/sdk.
    const isWhole = /\bSDK\b/.test(text) && !/\bmutex\b|^Thread-safety \| /.test(text);
    return (isWhole ? said : []).map(
      ([, meaning]) =>
        `the SDK is said to be one that ${meaning}; skerry.h has "Call the SDK from one thread"`,
    );
  }
  return functions.flatMap((entry) =>
    said.map(([, meaning, holds]) =>
      holds(wordsOf(entry), entry.doc.thread ?? '')
        ? undefined
        : `${entry.name}() is said to be a function that ${meaning}; ${placeOf(entry)} has "${entry.doc.thread}"`,
    ),
  );
};
