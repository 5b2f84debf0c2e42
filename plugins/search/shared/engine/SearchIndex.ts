import {passageText, type SearchablePage} from '../page';
import {levels, type SearchRecord, toRecords} from '../records';
import {type QueryWord, queryWords} from './queryWords';
import {rank} from './rank';
import {kindBoosts, levelBoosts, repeatedBoost} from './ranking';
import {spread} from './spread';
import {TermIndex} from './TermIndex';

/** A record that answers a query. */
export interface Match {
  readonly record: SearchRecord;
  /** Terms that met the query, each with the words of the query that it met. */
  terms: ReadonlyMap<string, readonly string[]>;
  /** Share of what the query says that its page meets, up to 1. */
  share: number;
}

/** The records under one address: a heading, or the top of a page, and the passages below it. */
interface Section {
  records: SearchRecord[];
  /** Number of its first record. */
  first: number;
}

/** The embedded search engine: holds the sections of pages and ranks them for a query. */
export class SearchIndex {
  readonly #sections: Section[] = [];
  readonly #pagesWith = new Map<string, number>();
  readonly #index = new TermIndex();

  /** @param siteAddress Absolute address that the paths of pages are appended to. */
  constructor(pages: readonly SearchablePage[], siteAddress: string) {
    for (const _ of this.#read(pages, siteAddress));
  }

  /** Makes an index in small parts, with a pause after each: it takes long, and the early index may be asked meanwhile. */
  static async inParts(
    pages: readonly SearchablePage[],
    siteAddress: string,
    pause: () => Promise<void>,
  ): Promise<SearchIndex> {
    const index = new SearchIndex([], siteAddress);
    for (const _ of index.#read(pages, siteAddress)) await pause();
    return index;
  }

  *#read(pages: readonly SearchablePage[], siteAddress: string): Generator<void> {
    for (const {title, headings, passages} of pages) {
      const texts = new Set([title, ...headings.map(([, , text]) => text), ...passages.map(passageText)]);
      for (const text of texts) this.#pagesWith.set(text, (this.#pagesWith.get(text) ?? 0) + 1);
    }
    for (const [number, page] of pages.entries()) yield* this.#addPage(page, number, siteAddress);
    yield* this.#index.finish();
  }

  /** The sections for a query, best first, each by the record that meets most of it, of those that are kept. */
  search(query: string, keep: (record: SearchRecord) => boolean = () => true): Match[] {
    const words = queryWords(query, this.#index);
    const {sections, records} = rank(words, this.#index);
    const terms = termsOf(words);
    const matches: Match[] = [];
    for (const {section, share} of sections) {
      const record = this.#bestRecord(section, records, keep);
      if (record) matches.push({record, terms, share});
    }
    return spread(matches, ({record}) => record.url_without_anchor);
  }

  *#addPage(page: SearchablePage, number: number, siteAddress: string): Generator<void> {
    const coded = page.passages.filter((passage) => typeof passage !== 'string');
    const kindOf = new Map(coded.map(([kind, text]) => [text, kind]));
    const sections = new Map<string, SearchRecord[]>();
    for (const record of toRecords(page, siteAddress))
      sections.set(record.url, [...(sections.get(record.url) ?? []), record]);
    for (const records of sections.values()) {
      this.#sections.push({records, first: this.#index.sectionOf.length});
      this.#index.addSection(number, levelBoosts[records[0].type]);
      for (const [at, record] of records.entries()) {
        this.#index.addRecord();
        const text = record.content ?? '';
        const kind = kindOf.get(text);
        if (at === 0) this.#addHeadings(record, page.path);
        this.#index.addText('text', text, this.#ownness(text) * (kind ? kindBoosts[kind] : 1));
      }
      yield;
    }
  }

  #addHeadings({hierarchy, asked = ''}: SearchRecord, path: string): void {
    const headings = levels.slice(1).flatMap((level) => hierarchy[level] ?? []);
    const own = headings.pop() ?? '';
    // The operation's id for pages of the API; often other words than the title's for the rest.
    const name = headings.length === 0 ? path.slice(path.lastIndexOf('/') + 1) : '';
    this.#index.addText('own', `${own}\n${name}`, headings.length === 0 ? 1 : this.#ownness(own));
    this.#index.addText('above', headings.join('\n'));
    this.#index.addText('asked', asked);
  }

  #ownness(text: string): number {
    return repeatedBoost(this.#pagesWith.get(text) ?? 0);
  }

  /** The kept record of a section that meets most of a query; its heading where no passage meets more. */
  #bestRecord(section: number, scores: Float64Array, keep: (record: SearchRecord) => boolean) {
    const {records, first} = this.#sections[section];
    let best: SearchRecord | undefined;
    let highest = -1;
    for (let at = 0; at < records.length; at++) {
      if (scores[first + at] <= highest || !keep(records[at])) continue;
      best = records[at];
      highest = scores[first + at];
    }
    return best;
  }
}

/** Terms that meet a query, each with the words that it meets. */
function termsOf(words: readonly QueryWord[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {alternatives, typed} of words) {
    const terms = alternatives.flatMap(({all}) => all.flatMap((one) => [...one.keys()]));
    for (const term of terms) found.set(term, [...(found.get(term) ?? []), metBy(term, typed)]);
  }
  return found;
}

/** The longest typed form that a term begins with, or else the word itself: it was another form, or mistyped. */
function metBy(term: string, typed: readonly string[]): string {
  const begun = typed.filter((form) => term.startsWith(form)).sort((a, b) => b.length - a.length);
  return begun[0] ?? typed[0];
}
