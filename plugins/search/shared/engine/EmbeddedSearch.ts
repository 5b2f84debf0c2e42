import {type Manifest, manifestName, type SearchablePage} from '../page';
import {answerQueries, type QueriesAnswer, type QueriesBody} from '../wire/answerQueries';
import {SearchIndex} from './SearchIndex';

/** Fetches a JSON file of the search folder by its name; rejects when that fails. */
export type FetchJson = (name: string) => Promise<unknown>;

/** The search of this site: downloads the index of the version that a query asks for, and answers it. */
export class EmbeddedSearch {
  readonly #fetchJson: FetchJson;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(fetchJson: FetchJson) {
    this.#fetchJson = fetchJson;
  }

  /** Answers the multi-index queries call; rejects when a download fails, and tries again at the next call. */
  async answer(body: QueriesBody): Promise<QueriesAnswer> {
    return answerQueries(await this.#indexFor(body), body);
  }

  async #indexFor(body: QueriesBody): Promise<SearchIndex> {
    const manifest = await this.#readManifest();
    const file = fileFor(body, manifest);
    try {
      return await this.#readIndex(file, manifest);
    } catch (error) {
      // A release while the page was open takes the file away that its manifest named; the new one names another.
      this.#files.delete(manifestName);
      const newest = await this.#readManifest();
      const newestFile = fileFor(body, newest);
      if (newestFile === file) throw error;
      return this.#readIndex(newestFile, newest);
    }
  }

  #readManifest(): Promise<Manifest> {
    return this.#once(manifestName, (manifest) => manifest as Manifest);
  }

  #readIndex(file: string, {siteAddress}: Manifest): Promise<SearchIndex> {
    return this.#once(file, (pages) => new SearchIndex(pages as SearchablePage[], siteAddress));
  }

  #once<T>(name: string, read: (content: unknown) => T): Promise<T> {
    const known = this.#files.get(name) as Promise<T> | undefined;
    if (known) return known;
    const file = this.#fetchJson(name).then(read);
    this.#files.set(name, file);
    file.catch(() => this.#files.delete(name));
    return file;
  }
}

/** The file of the version whose pages a query filters for; without a filter, that of the latest one. */
function fileFor({requests}: QueriesBody, {files}: Manifest): string {
  const filters = requests.flatMap(({facetFilters}) => facetFilters).flat();
  const asked = files.find(({tag}) => filters.includes(`docusaurus_tag:${tag}`));
  return (asked ?? files[0])?.file ?? '';
}
