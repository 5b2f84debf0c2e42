import type {IndexPart, Manifest} from '../manifest';
import type {SearchablePage} from '../page';
import {answerQueries} from '../wire/answerQueries';
import type {QueriesAnswer, QueriesBody} from '../wire/queries';
import {SearchIndex} from './SearchIndex';

/** Most bytes, as they travel, that one answer may wait for. */
export const bytesPerAnswer = 400_000;

/** Fetches a JSON file of the search folder by its name; rejects when that fails. */
export type FetchJson = <T>(name: string) => Promise<T>;

/**
 * The search of this site: downloads what a query needs and answers it.
 *
 * A large index comes in parts. A first, small file then says which words stand in which part, and the parts with
 * the best chance are downloaded before the answer, as many as {@link bytesPerAnswer} allows. What is still missing
 * comes with the next query, and the answer says that its count is not the whole.
 */
export class EmbeddedSearch {
  readonly #fetchJson: FetchJson;
  readonly #manifestName: string;
  readonly #loaded = new Set<IndexPart>();
  #manifest?: Promise<Manifest>;
  #directory?: Promise<SearchIndex>;
  #index?: SearchIndex;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(fetchJson: FetchJson, manifestName: string) {
    this.#fetchJson = fetchJson;
    this.#manifestName = manifestName;
  }

  /** Downloads what every query needs. */
  async prepare(): Promise<void> {
    const manifest = await this.#readManifest();
    if (manifest.directory) await this.#readDirectory(manifest);
    else await this.#inTurn(() => this.#load(manifest, manifest.parts));
  }

  /** Answers the multi-index queries call; rejects when a download fails, and tries again at the next call. */
  async answer(body: QueriesBody): Promise<QueriesAnswer> {
    const manifest = await this.#readManifest();
    const query = body.requests.map((request) => request.query ?? '').join(' ');
    const wanted = await this.#partsFor(query, manifest);
    const affordable = withinBudget(wanted, this.#loaded, manifest.directory?.bytes ?? 0);
    const index = await this.#inTurn(() => this.#load(manifest, affordable));
    const isWhole = wanted.every((part) => this.#loaded.has(part));
    const {results} = answerQueries(index, body);
    return {results: results.map((result) => ({...result, exhaustiveNbHits: isWhole}))};
  }

  #readManifest(): Promise<Manifest> {
    this.#manifest ??= this.#fetchJson<Manifest>(this.#manifestName).catch((error) => {
      this.#manifest = undefined;
      throw error;
    });
    return this.#manifest;
  }

  #readDirectory({directory}: Manifest): Promise<SearchIndex> {
    this.#directory ??= this.#fetchJson<SearchablePage[]>(directory?.file ?? '')
      .then((pages) => {
        const index = new SearchIndex('');
        index.add(pages);
        return index;
      })
      .catch((error) => {
        this.#directory = undefined;
        throw error;
      });
    return this.#directory;
  }

  /** Parts that may answer a query, best first. */
  async #partsFor(query: string, manifest: Manifest): Promise<IndexPart[]> {
    if (!manifest.directory) return manifest.parts;
    const directory = await this.#readDirectory(manifest);
    const numbers = directory.search(query).map(({record}) => Number(record.url));
    return [...new Set(numbers)].flatMap((number) => manifest.parts[number] ?? []);
  }

  async #load({siteAddress}: Manifest, parts: IndexPart[]): Promise<SearchIndex> {
    this.#index ??= new SearchIndex(siteAddress);
    const missing = parts.filter((part) => !this.#loaded.has(part));
    const contents = await Promise.all(missing.map(({file}) => this.#fetchJson<SearchablePage[]>(file)));
    missing.forEach((part, number) => {
      this.#index?.add(contents[number] as SearchablePage[]);
      this.#loaded.add(part);
    });
    return this.#index;
  }

  /** One after the other: two queries at once would download and add a part twice. */
  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(job, job);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** The best parts that are there or can be paid for; the best one in any case. */
function withinBudget(wanted: IndexPart[], loaded: ReadonlySet<IndexPart>, spent: number): IndexPart[] {
  let left = bytesPerAnswer - spent;
  return wanted.filter((part, rank) => {
    if (loaded.has(part)) return true;
    left -= part.bytes;
    return left >= 0 || rank === 0;
  });
}
