import {everyPart, type IndexPart, type Manifest} from '../manifest';
import type {SearchablePage} from '../page';
import {SearchIndex} from './SearchIndex';

/** Most bytes, as they travel, that one answer may wait for. */
export const bytesPerAnswer = 400_000;

/** Fetches a JSON file of the search folder by its name; rejects when that fails. */
export type FetchJson = <T>(name: string) => Promise<T>;

/** Which words stand in which part; apart from those that stand in most, which rank no part before another. */
interface Directory {
  telling: SearchIndex;
  common: SearchIndex;
}

/** The files that a manifest names, as far as they are downloaded; what failed is tried again at the next call. */
export class IndexDownload {
  readonly manifest: Manifest;
  /** Holds the parts that are there. */
  readonly index: SearchIndex;
  readonly #fetchJson: FetchJson;
  readonly #loaded = new Set<IndexPart>();
  #directory?: Promise<Directory>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(fetchJson: FetchJson, manifest: Manifest) {
    this.#fetchJson = fetchJson;
    this.manifest = manifest;
    this.index = new SearchIndex(manifest.siteAddress);
  }

  /** Downloads what every query needs. */
  async prepare(): Promise<void> {
    if (this.manifest.directory) await this.#readDirectory();
    else await this.#load(this.manifest.parts);
  }

  /**
   * Downloads the parts with the best chance to answer queries.
   *
   * @returns Whether all that may answer them is there; if not, the next call downloads more.
   */
  async loadFor(queries: readonly string[]): Promise<boolean> {
    const spent = this.#directory ? 0 : (this.manifest.directory?.bytes ?? 0);
    const wanted = await this.#partsFor(queries);
    await this.#load(withinBudget(wanted, this.#loaded, spent));
    return wanted.every((part) => this.#loaded.has(part));
  }

  /** Parts that may answer, best first. */
  async #partsFor(queries: readonly string[]): Promise<IndexPart[]> {
    const {directory, parts} = this.manifest;
    if (!directory) return parts;
    const {telling, common} = await this.#readDirectory();
    const found = [...new Set(queries)].flatMap((query) => [
      ...telling.search(query).flatMap(({record}) => parts[Number(record.url)] ?? []),
      ...(common.search(query).length > 0 ? parts : []),
    ]);
    return [...new Set(found)];
  }

  #readDirectory(): Promise<Directory> {
    this.#directory ??= this.#fetchJson<SearchablePage[]>(this.manifest.directory?.file ?? '')
      .then((pages) => ({
        telling: indexOf(pages.filter(({path}) => path !== everyPart)),
        common: indexOf(pages.filter(({path}) => path === everyPart)),
      }))
      .catch((error) => {
        this.#directory = undefined;
        throw error;
      });
    return this.#directory;
  }

  /** One after the other: two queries at once would download and add a part twice. */
  #load(parts: readonly IndexPart[]): Promise<void> {
    const job = async () => {
      const missing = parts.filter((part) => !this.#loaded.has(part));
      const contents = await Promise.all(missing.map(({file}) => this.#fetchJson<SearchablePage[]>(file)));
      missing.forEach((part, number) => {
        this.index.add(contents[number] as SearchablePage[]);
        this.#loaded.add(part);
      });
    };
    const turn = this.#turn.then(job, job);
    this.#turn = turn;
    return turn;
  }
}

function indexOf(pages: readonly SearchablePage[]): SearchIndex {
  const index = new SearchIndex('');
  index.add(pages);
  return index;
}

/** The best parts that are there or can be paid for; the best missing one in any case, so that each answer adds one. */
function withinBudget(wanted: IndexPart[], loaded: ReadonlySet<IndexPart>, spent: number): IndexPart[] {
  let left = bytesPerAnswer - spent;
  const firstMissing = wanted.find((part) => !loaded.has(part));
  return wanted.filter((part) => {
    if (loaded.has(part)) return true;
    left -= part.bytes;
    return left >= 0 || part === firstMissing;
  });
}
