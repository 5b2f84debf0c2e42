import {type Manifest, manifestName, type PageTexts, withTexts} from '../page';
import {answerQueries, type QueriesAnswer, type QueriesBody} from '../wire/answerQueries';
import {SearchIndex} from './SearchIndex';

/** Fetches a JSON file of the search folder by its name; rejects when that fails. */
type FetchJson = (name: string) => Promise<unknown>;

/** A version of the docs. */
type Version = Manifest['versions'][number] & Pick<Manifest, 'siteAddress'>;

/** How long an index is made before questions have their turn, in milliseconds. */
const turn = 8;

/** Lets what came meanwhile have its turn, whenever the last one is over. */
function breather(): () => Promise<void> {
  let begin = performance.now();
  return async () => {
    if (performance.now() - begin < turn) return;
    await new Promise((resolve) => setTimeout(resolve));
    begin = performance.now();
  };
}

/** The search of this site: downloads the pages of the version that a query asks for, and answers it. */
export class EmbeddedSearch {
  /** Files and indexes that are there or on their way, the indexes of a version under the name of its texts. */
  readonly #known = new Map<string, Promise<unknown>>();

  constructor(private readonly fetchJson: FetchJson) {}

  /** Makes the index of the version with a tag, for questions to come; what fails they try again. */
  async prepare(tag: string): Promise<void> {
    const body = {requests: [{indexName: '', facetFilters: [`docusaurus_tag:${tag}`]}]};
    await this.answerEarly(body);
    await this.answer(body);
  }

  /** Answers the multi-index queries call; rejects when a download fails, and tries again at the next call. */
  async answer(body: QueriesBody): Promise<QueriesAnswer> {
    const index = await this.#read(body, (version) => this.#whole(version));
    return answerQueries(index, body);
  }

  /**
   * Answers it by titles and headings, while the rest is on its way; undefined when that is there, or when nothing is
   * found without it.
   */
  async answerEarly(body: QueriesBody): Promise<QueriesAnswer | undefined> {
    const index = await this.#read(body, (version) => this.#early(version));
    const results = index ? answerQueries(index, body).results : [];
    if (results.every(({hits}) => hits.length === 0)) return undefined;
    // What titles do not say, texts may.
    return {results: results.map((result) => ({...result, isNearest: false}))};
  }

  async #read<T>(body: QueriesBody, read: (version: Version) => Promise<T>): Promise<T> {
    try {
      return await read(await this.#find(body));
    } catch {
      // A release while the page was open takes the files away that its manifest named; the new one names others.
      this.#known.delete(manifestName);
      return read(await this.#find(body));
    }
  }

  async #find({requests}: QueriesBody): Promise<Version> {
    const filters = requests.flatMap(({facetFilters}) => facetFilters).flat();
    const {versions, siteAddress} = await this.#fetch<Manifest>(manifestName);
    // Without a filter, that of the latest version.
    const version = versions.find(({tag}) => filters.includes(`docusaurus_tag:${tag}`)) ?? versions[0];
    return {...version, siteAddress};
  }

  #early({pages, texts, siteAddress}: Version): Promise<SearchIndex | undefined> {
    return this.#once(`early ${texts}`, () =>
      Promise.resolve(new SearchIndex(withTexts(pages), siteAddress)),
    );
  }

  #whole({pages, texts, siteAddress}: Version): Promise<SearchIndex> {
    return this.#once(`whole ${texts}`, async () => {
      const whole = withTexts(pages, await this.#fetch<PageTexts>(texts));
      const index = await SearchIndex.inParts(whole, siteAddress, breather());
      this.#known.set(`early ${texts}`, Promise.resolve(undefined));
      return index;
    });
  }

  #fetch<T>(name: string): Promise<T> {
    return this.#once(name, () => this.fetchJson(name) as Promise<T>);
  }

  #once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#known.get(name) as Promise<T> | undefined;
    if (known) return known;
    const made = make();
    this.#known.set(name, made);
    made.catch(() => this.#known.delete(name));
    return made;
  }
}
