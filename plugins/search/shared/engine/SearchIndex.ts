import type {Query} from 'minisearch';
import {passageText, type SearchablePage} from '../page';
import {levels, type SearchRecord, toRecords} from '../records';
import {combine, termsOf, type WordMatches} from './combine';
import {type QueryWord, queryWords} from './queryWords';
import {
  forgivenQuality,
  mostPagesOfOwnText,
  pageRanking,
  recordBoost,
  recordRanking,
  repeatedBoost,
} from './ranking';
import {TermIndex} from './TermIndex';
import {Vocabulary} from './Vocabulary';

/** A record that answers a query. */
export interface Match {
  record: SearchRecord;
  /** Terms of the record that met the query, each with the words of the query that it met. */
  readonly terms: Map<string, string[]>;
}

interface Entry {
  record: SearchRecord;
  /** Number of its page. */
  page: number;
  /** What a match in it counts; less where the same stands on many pages, which distinguishes none. */
  boost: number;
}

/** The embedded search engine: holds the records of pages and ranks them for a query. */
export class SearchIndex {
  readonly #entries: Entry[] = [];
  readonly #pagesWith = new Map<string, number>();
  readonly #vocabulary = new Vocabulary();
  readonly #recordIndex = new TermIndex(recordRanking, this.#vocabulary);
  readonly #pageIndex = new TermIndex(pageRanking, this.#vocabulary);

  /** @param siteAddress Absolute address that the paths of pages are appended to. */
  constructor(pages: readonly SearchablePage[], siteAddress: string) {
    for (const {title, headings, passages} of pages) {
      const texts = new Set([title, ...headings.map(([, , text]) => text), ...passages.map(passageText)]);
      for (const text of texts) this.#pagesWith.set(text, this.#pageCountOf(text) + 1);
    }
    for (const [number, page] of pages.entries()) this.#addPage(page, number, siteAddress);
  }

  /** Records for a query, best first. */
  search(query: string, keep: (record: SearchRecord) => boolean = () => true): Match[] {
    const words = queryWords(query, this.#vocabulary).map((word) => this.#meet(word, keep));
    return combine(words, (id) => this.#entry(id).page).map((id) => ({
      record: this.#entry(id).record,
      // Thousands may match, and few are shown.
      get terms() {
        return termsOf(words, id);
      },
    }));
  }

  #addPage(page: SearchablePage, number: number, siteAddress: string): void {
    const isOwn = (text: string) => this.#pageCountOf(text) <= mostPagesOfOwnText;
    this.#pageIndex.add({
      title: `${page.title}\n${lastSegment(page)}`,
      headings: page.headings
        .map(([, , text]) => text)
        .filter(isOwn)
        .join('\n'),
      text: page.passages.map(passageText).filter(isOwn).join('\n'),
    });
    const kinds = new Map(
      page.passages.flatMap((one) => (typeof one === 'string' ? [] : [[one[1], one[0]]])),
    );
    for (const record of toRecords(page, siteAddress)) {
      const typeBoost = recordBoost(record.type, kinds.get(record.content ?? ''));
      const boost = typeBoost * repeatedBoost(this.#pageCountOf(ownText(record)));
      this.#entries.push({record, page: number, boost});
      this.#recordIndex.add(searchedTexts(record, lastSegment(page)));
    }
  }

  /** What meets a word as it is typed; when nothing does, with one mistake forgiven, then two. */
  #meet({query, forgiving, isWeak, typed}: QueryWord, keep: (record: SearchRecord) => boolean): WordMatches {
    const boost = (id: number) => (keep(this.#entry(id).record) ? this.#entry(id).boost : 0);
    const attempts: Query[] = [query, ...forgiving];
    for (const [typos, attempt] of attempts.entries()) {
      const records = this.#recordIndex.search(attempt, boost);
      if (records.size === 0) continue;
      const pages = this.#pageIndex.search(attempt);
      return {typed, isWeak, quality: typos === 0 ? 1 : forgivenQuality, records, pages};
    }
    return {typed, isWeak, quality: 1, records: new Map(), pages: new Map()};
  }

  #pageCountOf(text: string): number {
    return this.#pagesWith.get(text) ?? 0;
  }

  #entry(id: number): Entry {
    return this.#entries[id] as Entry;
  }
}

/** The operation's id for pages of the API; often other words than the title's for the rest. */
function lastSegment({path}: SearchablePage): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Text of the heading or passage that a record is. */
function ownText({type, hierarchy, content}: SearchRecord): string {
  return type === 'content' ? (content ?? '') : (hierarchy[type] ?? '');
}

/**
 * Texts of a record by the field in which they are searched.
 *
 * @param pageName Another name of the page, which its title is found by too.
 */
function searchedTexts(
  record: SearchRecord,
  pageName: string,
): Record<'heading' | 'above' | 'content', string> {
  const headings = levels.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
  if (record.type === 'content') return {heading: '', above: headings.join('\n'), content: ownText(record)};
  const heading = record.type === 'lvl1' ? `${ownText(record)}\n${pageName}` : ownText(record);
  return {heading, above: headings.slice(0, -1).join('\n'), content: ''};
}
