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
  readonly #pageOf: number[] = [];
  readonly #pagesWith = new Map<string, number>();
  readonly #index = new TermIndex();

  /** @param siteAddress Absolute address that the paths of pages are appended to. */
  constructor(pages: readonly SearchablePage[], siteAddress: string) {
    for (const {title, headings, passages} of pages) {
      const texts = new Set([title, ...headings.map(([, , text]) => text), ...passages.map(passageText)]);
      for (const text of texts) this.#pagesWith.set(text, (this.#pagesWith.get(text) ?? 0) + 1);
    }
    for (const [number, page] of pages.entries()) this.#addPage(page, number, siteAddress);
    this.#index.finish();
  }

  /** The sections for a query, best first, each by the record that meets most of it, of those that are kept. */
  search(query: string, keep: (record: SearchRecord) => boolean = () => true): Match[] {
    const words = queryWords(query, this.#index);
    const levelOf = (section: number) => levelBoosts[this.#section(section).records[0]?.type ?? 'content'];
    const {sections, records} = rank(words, this.#index, this.#pageOf, levelOf);
    const kept = sections.filter(({section}) => this.#section(section).records.some(keep));
    const terms = termsOf(words);
    const bestRecord = (section: number) => this.#bestRecord(section, records, keep);
    return spread(kept, ({section}) => this.#pageOf[section] as number).map(({section, share}) => ({
      share,
      // Hundreds may match, and few are shown.
      get record() {
        return bestRecord(section);
      },
      terms,
    }));
  }

  #addPage(page: SearchablePage, number: number, siteAddress: string): void {
    const kindOf = new Map(
      page.passages.flatMap((one) => (typeof one === 'string' ? [] : [[one[1], one[0]]])),
    );
    const sections = new Map<string, SearchRecord[]>();
    for (const record of toRecords(page, siteAddress))
      sections.set(record.url, [...(sections.get(record.url) ?? []), record]);
    for (const records of sections.values()) {
      const section = this.#index.addSection();
      this.#pageOf[section] = number;
      const first = this.#index.sectionOf.length;
      this.#sections.push({records, first});
      for (const [at, record] of records.entries()) {
        this.#index.addRecord();
        const text = record.content ?? '';
        const kind = kindOf.get(text);
        if (at === 0) this.#addHeadings(record, page.path);
        this.#index.addText('text', text, this.#ownness(text) * (kind ? kindBoosts[kind] : 1));
      }
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

  #section(number: number): Section {
    return this.#sections[number] as Section;
  }

  /** The record of a section that meets most of a query; its heading where no passage meets more. */
  #bestRecord(section: number, scores: Float64Array, keep: (record: SearchRecord) => boolean): SearchRecord {
    const {records, first} = this.#section(section);
    const scoreOf = (at: number) => (keep(records[at] as SearchRecord) ? (scores[first + at] as number) : -1);
    const best = records.reduce((best, _, at) => (scoreOf(at) > scoreOf(best) ? at : best), 0);
    return records[best] as SearchRecord;
  }
}

/** Terms that meet a query, each with the words that it meets. */
function termsOf(words: readonly QueryWord[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const {alternatives, typed} of words)
    for (const {all} of alternatives)
      for (const terms of all)
        for (const term of terms.keys()) {
          const known = found.get(term);
          if (known) known.push(metBy(term, typed));
          else found.set(term, [metBy(term, typed)]);
        }
  return found;
}

/** The longest typed form that a term begins with, or else the word itself: it was another form, or mistyped. */
function metBy(term: string, typed: readonly string[]): string {
  let begun = '';
  for (const form of typed) if (form.length > begun.length && term.startsWith(form)) begun = form;
  return begun || (typed[0] ?? '');
}
