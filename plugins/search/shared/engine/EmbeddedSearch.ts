import type {Manifest} from '../manifest';
import {answerQueries} from '../wire/answerQueries';
import type {QueriesAnswer, QueriesBody} from '../wire/queries';
import {settingsOf} from '../wire/settingsOf';
import {type FetchJson, IndexDownload} from './IndexDownload';

/**
 * The search of this site: downloads what a query needs and answers it.
 *
 * A large index comes in parts. A first, small file then says which words stand in which part, and the parts with
 * the best chance are downloaded before the answer, as many as `bytesPerAnswer` allows. What is still missing
 * comes with the next query, and the answer says that its count is not the whole.
 */
export class EmbeddedSearch {
  readonly #fetchJson: FetchJson;
  readonly #manifestName: string;
  #download?: IndexDownload;
  #reading?: Promise<IndexDownload>;

  constructor(fetchJson: FetchJson, manifestName: string) {
    this.#fetchJson = fetchJson;
    this.#manifestName = manifestName;
  }

  /** Downloads what every query needs. */
  prepare(): Promise<void> {
    return this.#attempt((download) => download.prepare());
  }

  /** Answers the multi-index queries call; rejects when a download fails, and tries again at the next call. */
  answer(body: QueriesBody): Promise<QueriesAnswer> {
    const queries = body.requests.map((request) => settingsOf(request).query);
    return this.#attempt(async (download) => {
      const isWhole = await download.loadFor(queries);
      const {results} = answerQueries(download.index, body);
      return {results: results.map((result) => ({...result, exhaustiveNbHits: isWhole}))};
    });
  }

  async #attempt<T>(job: (download: IndexDownload) => Promise<T>): Promise<T> {
    const download = this.#download ?? (await this.#readManifest());
    try {
      return await job(download);
    } catch (error) {
      // A release while the page was open takes the files away that its manifest named; the new one names others.
      const newest = await this.#readManifest();
      if (newest === download) throw error;
      return job(newest);
    }
  }

  /** Starts over only when the manifest is another one than before. */
  #readManifest(): Promise<IndexDownload> {
    this.#reading ??= this.#fetchJson<Manifest>(this.#manifestName)
      .then((manifest) => {
        const isKnown = JSON.stringify(manifest) === JSON.stringify(this.#download?.manifest);
        if (!this.#download || !isKnown) this.#download = new IndexDownload(this.#fetchJson, manifest);
        return this.#download;
      })
      .finally(() => {
        this.#reading = undefined;
      });
    return this.#reading;
  }
}
