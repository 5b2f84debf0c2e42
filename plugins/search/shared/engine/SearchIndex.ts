import MiniSearch, {type Query} from 'minisearch';
import {type PassageKind, passageText, type SearchablePage} from '../page';
import {levels, type SearchRecord} from '../record';
import {toRecords} from '../toRecords';
import {type Candidate, combine, type WordMatches} from './combine';
import {type QueryWord, queryWords} from './queryWords';
import {fieldBoosts, matchWeights, recordBoost, repeatedBoost, tune} from './ranking';
import {Vocabulary} from './Vocabulary';

/** A record that answers a query. */
export interface Match {
  record: SearchRecord;
  /** Terms of the record that met the query, each with the words of the query that it met. */
  terms: Map<string, string[]>;
}

interface Indexed {
  id: number;
  heading: string;
  above: string;
  content: string;
}

/** The embedded search engine: holds the records of pages and ranks them for a query. */
export class SearchIndex {
  readonly #siteAddress: string;
  readonly #records: SearchRecord[] = [];
  readonly #pages: number[] = [];
  readonly #boosts: number[] = [];
  readonly #repeated = new Map<string, Set<number>>();
  readonly #vocabulary = new Vocabulary();
  #pageCount = 0;
  readonly #index = new MiniSearch<Indexed>({
    fields: ['heading', 'above', 'content'],
    tokenize: (text) => this.#vocabulary.learn(text),
    processTerm: (term) => term,
  });

  /** @param siteAddress Absolute address that the paths of pages are appended to. */
  constructor(siteAddress: string) {
    this.#siteAddress = siteAddress;
  }

  /** Number of records. */
  get size(): number {
    return this.#records.length;
  }

  /** Adds the records of pages to those that are there. */
  add(pages: readonly SearchablePage[]): void {
    for (const page of pages) {
      const number = this.#pageCount++;
      const kinds = kindsOf(page);
      for (const record of toRecords(page, this.#siteAddress)) {
        const id = this.#records.push(record) - 1;
        this.#pages.push(number);
        this.#boosts.push(recordBoost(record.type, kinds.get(record.content)));
        const text = ownText(record);
        const pagesWithIt = this.#repeated.get(text) ?? new Set();
        this.#repeated.set(text, pagesWithIt.add(number));
        this.#index.add({id, ...searchedTexts(record, page)});
      }
    }
  }

  /** Records for a query, best first. */
  search(query: string, keep: (record: SearchRecord) => boolean = () => true): Match[] {
    const words = queryWords(query, this.#vocabulary).map((word) => this.#meet(word, keep));
    return combine(words, (id) => this.#pages[id] as number).map((candidate) => this.#toMatch(candidate));
  }

  #meet({query, forgiving, isWeak}: QueryWord, keep: (record: SearchRecord) => boolean): WordMatches {
    const found = this.#run(query, keep);
    return found.size > 0
      ? {isWeak, quality: 1, records: found}
      : {isWeak, quality: matchWeights.forgiven, records: this.#run(forgiving, keep)};
  }

  #run(query: Query, keep: (record: SearchRecord) => boolean): WordMatches['records'] {
    const results = this.#index.search(query, {
      tokenize: (term) => [term],
      boost: fieldBoosts,
      bm25: {k: tune.k, b: tune.b, d: tune.d},
      weights: {prefix: matchWeights.prefix, fuzzy: matchWeights.fuzzy},
      boostDocument: (id) => this.#boost(id),
      filter: ({id}) => keep(this.#record(id)),
    });
    return new Map(results.map(({id, score, match}) => [id, {score, terms: match}]));
  }

  #boost(id: number): number {
    const pages = this.#repeated.get(ownText(this.#record(id)))?.size ?? 1;
    return (this.#boosts[id] as number) * repeatedBoost(pages);
  }

  #toMatch({id, terms}: Candidate): Match {
    return {record: this.#record(id), terms};
  }

  #record(id: number): SearchRecord {
    return this.#records[id] as SearchRecord;
  }
}

function kindsOf(page: SearchablePage): Map<string | null, PassageKind> {
  return new Map(
    page.passages.flatMap((passage) =>
      typeof passage === 'string' ? [] : [[passageText(passage), passage[0]]],
    ),
  );
}

function ownText({type, hierarchy, content}: SearchRecord): string {
  return type === 'content' ? (content ?? '') : (hierarchy[type] ?? '');
}

function searchedTexts(record: SearchRecord, page: SearchablePage): Omit<Indexed, 'id'> {
  const headings = levels.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
  const isHeading = record.type !== 'content';
  if (isHeading) headings.pop();
  return {
    heading: isHeading
      ? `${ownText(record)}${record.type === 'lvl1' ? `\n${page.path.split('/').pop()}` : ''}`
      : '',
    above: headings.join('\n'),
    content: record.content ?? '',
  };
}
