import {searchFolder} from '../../config/search';
import {siteListName, type ListedPage, type SiteList} from '../../plugins/pages/assistants/shared/siteList';
import {EmbeddedSearch} from '../../plugins/search/shared/engine/EmbeddedSearch';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';
import {Refusal} from './Refusal';

/** Reads a file of the built site by its path; rejects when there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The documentation as programs read it, each file once. */
export class Site {
  /** The search of the pages, with the same index and ranking as theirs. */
  readonly search = new EmbeddedSearch((name) => this.json(`${searchFolder}/${name}`));
  readonly #read: ReadFile;
  readonly #files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  constructor(read: ReadFile) {
    this.#read = read;
  }

  list(): Promise<SiteList> {
    return this.json(siteListName);
  }

  async document(): Promise<OpenApiDocument> {
    return this.json((await this.list()).openapi);
  }

  bytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#files.get(path);
    if (known) return known;
    const file = this.#read(path);
    this.#files.set(path, file);
    file.catch(() => this.#files.delete(path));
    return file;
  }

  async text(path: string): Promise<string> {
    return new TextDecoder().decode(await this.bytes(path));
  }

  async json<T>(path: string): Promise<T> {
    return JSON.parse(await this.text(path));
  }

  /**
   * The page that a caller names by its path or address, and the part of it behind `#`.
   *
   * @throws {Refusal} when the site has no such page
   */
  async page(given: string): Promise<{page: ListedPage; section?: string; url: string}> {
    const {address, pages} = await this.list();
    const [named = '', section] = (given.startsWith(address) ? given.slice(address.length) : given).split(
      '#',
    );
    const path = named.replace(/^\/+|\/+$|\.(?:md|html)$/g, '');
    const page = pages.find((one) => one.path === path || one.name === `${path}.md`);
    if (!page) throw new Refusal('There is no page with this path. list_pages names all.');
    return {page, section: section && decodeURIComponent(section), url: address + page.path};
  }
}

/** How long a site is kept in memory before it is read again, in milliseconds. */
const keptMs = 600_000;

/** Gives out one site for a while, then a new one, so that a server that runs for days follows releases. */
export function freshSite(read: ReadFile, now: () => number = Date.now): () => Site {
  let kept: {site: Site; since: number} | undefined;
  return () => {
    if (!kept || now() - kept.since > keptMs) kept = {site: new Site(read), since: now()};
    return kept.site;
  };
}
