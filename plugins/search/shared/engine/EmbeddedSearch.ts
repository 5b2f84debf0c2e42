import {type Manifest, manifestName, type PageWithoutText, type Passage, withTexts} from '../page';
import {answerQueries, type QueriesAnswer, type QueriesBody} from '../wire/answerQueries';
import {SearchIndex} from './SearchIndex';

/** Fetches a JSON file of the search folder by its name; rejects when that fails. */
export type FetchJson = (name: string) => Promise<unknown>;

type Version = Manifest['files'][number];

/** What is kept of the index of a version's titles. */
const earlyOf = ({file}: Version) => `early ${file}`;

/** The search of this site: downloads the index of the version that a query asks for, and answers it. */
export class EmbeddedSearch {
  readonly #fetchJson: FetchJson;
  readonly #known = new Map<string, Promise<unknown>>();
  /** Files of texts whose index is made. */
  readonly #ready = new Set<string>();

  constructor(fetchJson: FetchJson) {
    this.#fetchJson = fetchJson;
  }

  /** Answers the multi-index queries call; rejects when a download fails, and tries again at the next call. */
  async answer(body: QueriesBody): Promise<QueriesAnswer> {
    const index = await this.#find(body, (version, manifest) => this.#whole(version, manifest));
    return answerQueries(index, body);
  }

  /**
   * Answers it by titles, headings and what readers ask, while the texts are on their way; undefined when they are
   * there, or when nothing is found without them.
   */
  async answerEarly(body: QueriesBody): Promise<QueriesAnswer | undefined> {
    const index = await this.#find(body, (version, manifest) => this.#early(version, manifest));
    const results = index ? answerQueries(index, body).results : [];
    if (results.every(({hits}) => hits.length === 0)) return undefined;
    // What titles do not say, texts may.
    return {results: results.map((result) => ({...result, isNearest: false}))};
  }

  async #find<T>(
    {requests}: QueriesBody,
    read: (version: Version, manifest: Manifest) => Promise<T>,
  ): Promise<T> {
    const filters = requests.flatMap(({facetFilters}) => facetFilters).flat();
    // Without a filter, that of the latest version.
    const versionIn = ({files}: Manifest) =>
      (files.find(({tag}) => filters.includes(`docusaurus_tag:${tag}`)) ?? files[0]) as Version;
    const manifest = await this.#readManifest();
    const version = versionIn(manifest);
    try {
      return await read(version, manifest);
    } catch (error) {
      // A release while the page was open takes the files away that its manifest named; the new one names others.
      this.#known.delete(manifestName);
      const newest = await this.#readManifest();
      const newestVersion = versionIn(newest);
      if (newestVersion.file === version.file && newestVersion.texts === version.texts) throw error;
      return read(newestVersion, newest);
    }
  }

  #readManifest(): Promise<Manifest> {
    return this.#once(manifestName, () => this.#fetchJson(manifestName) as Promise<Manifest>);
  }

  #readPages({file}: Version): Promise<PageWithoutText[]> {
    return this.#once(file, () => this.#fetchJson(file) as Promise<PageWithoutText[]>);
  }

  #early(version: Version, {siteAddress}: Manifest): Promise<SearchIndex | undefined> {
    if (this.#ready.has(version.texts)) return Promise.resolve(undefined);
    return this.#once(earlyOf(version), async () => {
      return new SearchIndex(withTexts(await this.#readPages(version)), siteAddress);
    });
  }

  #whole(version: Version, {siteAddress}: Manifest): Promise<SearchIndex> {
    const {texts} = version;
    return this.#once(texts, async () => {
      const pages = await this.#readPages(version);
      const index = new SearchIndex(
        withTexts(pages, (await this.#fetchJson(texts)) as Passage[][]),
        siteAddress,
      );
      this.#ready.add(texts);
      this.#known.delete(earlyOf(version));
      return index;
    });
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
