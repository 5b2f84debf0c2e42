import type {Rule, Statement} from '../statement/Statement';
import {entriesIn, nameIn, placeOf, type SdkFacts, wordsOf} from './SdkFacts';

const isError = (code: string) => /^-E[A-Z]+$/.test(code);
const isCall = (code: string) => /^[a-z]\w*\(.*\)$|^[a-z]+(?:_[a-z]+)+$/.test(code);

/** Whether the header of a function knows each error that a page says it returns. */
export const returnedErrors: Rule<SdkFacts> = ({codes, subjects, text}, facts) => {
  let caller = subjects.find(isCall);
  const followers = codes.slice();
  return codes.flatMap((code, index) => {
    if (isCall(code) && !subjects.some(isCall)) caller = code;
    if (!isError(code)) return [];
    const name = nameIn(caller ?? followers.slice(index).find(isCall) ?? '');
    const entry = facts.get(name);
    // "Anything but" an error is the opposite of the claim.
    if (entry?.kind !== 'function' || text.includes(`not \`${code}\``)) return [];
    if (wordsOf(entry).includes(code)) return [{}];
    return [{problem: `${name}() returns ${code}, which ${placeOf(entry)} does not know`}];
  });
};

const release = String.raw`\d+\.\d+\.\d+`;
const since = new RegExp(String.raw`\b(?:since|from|new in)(?: release)? (${release})`, 'gi');

/** Releases that a statement speaks of: those behind "since", that of a row, and that of its part of the release notes. */
function releasesOf({text, heading, file}: Statement): string[] {
  const row = new RegExp(String.raw`^(${release}) \| `).exec(text);
  const notes = file.endsWith('release-notes.mdx')
    ? new RegExp(`Device SDK (${release})$`).exec(heading)
    : null;
  const ofAll = row ?? notes;
  return ofAll ? [ofAll[1]] : [...text.matchAll(since)].map(([, number]) => number);
}

/** Whether a release is named in what a header says since when it holds; `2.x` stands for 2.0.0. */
function isNamed(number: string, text: string): boolean {
  return text.includes(number) || text.includes(`${number.split('.')[0]}.x`);
}

/** Whether the headers know the releases that a page names beside an entry. */
export const releases: Rule<SdkFacts> = (statement, facts) => {
  const entries = entriesIn(statement, facts);
  const isRow = /^\d+\.\d+\.\d+ \| /.test(statement.text) || /^Device SDK /.test(statement.heading);
  return releasesOf(statement).flatMap((number) => {
    const strangers = entries.filter(({doc}) => !isNamed(number, doc.since ?? ''));
    // In a sentence, "since" belongs to one of the names; a row and a list of news are about each of them.
    if (entries.length === 0) return [];
    if (strangers.length === 0 || (!isRow && strangers.length < entries.length)) return [{}];
    return strangers.map((entry) => ({
      problem: `${entry.name} is tied to release ${number}; ${placeOf(entry)} has "${entry.doc.since}"`,
    }));
  });
};
