import type {Rule, Statement} from '../statement/Statement';
import {entriesIn, placeOf, type SdkFacts} from './SdkFacts';

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
