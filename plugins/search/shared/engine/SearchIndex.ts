import MiniSearch, {type Query} from 'minisearch';
import {type PassageKind, passageText, type SearchablePage} from '../page';
import {levels, type SearchRecord} from '../record';
import {toRecords} from '../toRecords';
import {type Candidate, combine, type WordMatches} from './combine';
import {type QueryWord, queryWords} from './queryWords';
import {fieldBoosts, matchWeights, recordBoost, repeatedBoost, tune, pageBoosts} from './ranking';
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

  readonly #pageIndex = new MiniSearch<{id: number; title: string; headings: string; text: string}>({
    fields: ['title', 'headings', 'text'],
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
    const first = this.#pageCount;
    pages.forEach((page, index) => {
      for (const text of textsOf(page)) {
        const pagesWithIt = this.#repeated.get(text) ?? new Set();
        this.#repeated.set(text, pagesWithIt.add(first + index));
      }
    });
    const isOwn = (text: string) => (this.#repeated.get(text)?.size ?? 1) <= tune.own;
    for (const page of pages) {
      const number = this.#pageCount++;
      const kinds = kindsOf(page);
      this.#pageIndex.add({
        id: number,
        title: `${page.title}\n${page.path.split('/').pop()}`,
        headings: page.headings
          .map(([, , text]) => text)
          .filter(isOwn)
          .join('\n'),
        text: page.passages.map(passageText).filter(isOwn).join('\n'),
      });
      for (const record of toRecords(page, this.#siteAddress)) {
        const id = this.#records.push(record) - 1;
        this.#pages.push(number);
        this.#boosts.push(recordBoost(record.type, kinds.get(record.content)));
        this.#index.add({id, ...searchedTexts(record, page)});
      }
    }
  }

  /** Records for a query, best first. */
  search(query: string, keep: (record: SearchRecord) => boolean = () => true): Match[] {
    const words = queryWords(query, this.#vocabulary).map((word) => this.#meet(word, keep));
    return combine(words, (id) => this.#pages[id] as number, this.#pageCount).map((candidate) =>
      this.#toMatch(candidate),
    );
  }

  #meet({query, forgiving, isWeak}: QueryWord, keep: (record: SearchRecord) => boolean): WordMatches {
    const found = this.#run(query, keep);
    if (found.size > 0) return {isWeak, quality: 1, records: found, pages: this.#runPages(query)};
    for (const query of forgiving) {
      const records = this.#run(query, keep);
      if (records.size > 0)
        return {isWeak, quality: matchWeights.forgiven, records, pages: this.#runPages(query)};
    }
    return {isWeak, quality: matchWeights.forgiven, records: new Map(), pages: new Map()};
  }

  #runPages(query: Query): Map<number, number> {
    const results = this.#pageIndex.search(query, {
      tokenize: (term) => [term],
      boost: pageBoosts,
      bm25: {k: tune.pk, b: tune.pb, d: tune.pd},
      weights: {prefix: matchWeights.prefix, fuzzy: matchWeights.fuzzy},
    });
    return new Map(results.map(({id, score}) => [id, score]));
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

  #toMatch({id, terms, score}: Candidate): Match {
    return {record: this.#record(id), terms, score} as Match;
  }

  #record(id: number): SearchRecord {
    return this.#records[id] as SearchRecord;
  }
}

function textsOf(page: SearchablePage): Set<string> {
  return new Set([page.title, ...page.headings.map(([, , text]) => text), ...page.passages.map(passageText)]);
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
