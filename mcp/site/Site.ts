import {searchFolder} from '../../config/search';
import {siteListName, type ListedPage, type SiteList} from '../../plugins/pages/assistants/shared/siteList';
import {EmbeddedSearch} from '../../plugins/search/shared/engine/EmbeddedSearch';
import type {OpenApiDocument} from '../../sandbox/document/OpenApiDocument';

/** Why a call cannot be answered: `message` says what was found and what to pass. It never contains a key. */
export class Refusal extends Error {}

/** Reads a file of the built site by its path; rejects when there is none. */
export type ReadFile = (path: string) => Promise<Uint8Array<ArrayBuffer>>;

/** The documentation as programs read it, each file once. */
export class Site {
  /** The search of the pages, with the same index and ranking as theirs. */
  readonly search = new EmbeddedSearch((name) => this.json(`${searchFolder}/${name}`));
  readonly #files = new Map<string, ReturnType<ReadFile>>();

  constructor(private readonly read: ReadFile) {}

  list(): Promise<SiteList> {
    return this.json(siteListName);
  }

  async document(): Promise<OpenApiDocument> {
    return this.json((await this.list()).openapi);
  }

  bytes(path: string): ReturnType<ReadFile> {
    const known = this.#files.get(path);
    if (known) return known;
    const file = this.read(path);
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

  /** The page that a caller names by its path or address, and the part of it behind `#`. */
  async page(given: string): Promise<{page: ListedPage; section?: string; url: string}> {
    const {address, pages} = await this.list();
    const place = given.startsWith(address) ? given.slice(address.length) : given;
    const [named = '', section] = place.split('#');
    const path = named.replace(/^\/+|\/+$|\.(?:md|html)$/g, '');
    const page = pages.find((one) => one.path === path || one.name === `${path}.md`);
    if (!page) throw new Refusal('There is no page with this path. list_pages names all.');
    return {page, section: section && decodeURIComponent(section), url: address + page.path};
  }
}

/** How long a site is kept in memory before it is read again, in milliseconds. */
const keptMs = 600_000;

/** Gives out one site for a while, then a new one, so that a server that runs for days follows releases. */
export function freshSite(read: ReadFile): () => Site {
  let kept: {site: Site; since: number} | undefined;
  return () => {
    if (!kept || Date.now() - kept.since > keptMs) kept = {site: new Site(read), since: Date.now()};
    return kept.site;
  };
}

/** Most bytes of a file, far above what the site has. */
const mostBytes = 8 * 1024 * 1024;

/** How often a file is asked for: some runtimes give up a connection after a quarter of a second. */
const attempts = 3;

async function fetchOnce(url: URL) {
  try {
    const response = await fetch(url, {redirect: 'error', signal: AbortSignal.timeout(20_000)});
    if (!response.ok || Number(response.headers.get('Content-Length') ?? 0) > mostBytes) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return bytes.length <= mostBytes ? bytes : undefined;
  } catch {
    // No network, no answer in time, or an answer that leads elsewhere.
    return undefined;
  }
}

/** Reads files from the site over the network; what is fetched is what the site lists, never what a caller names. */
export function fetchFiles(address: string): ReadFile {
  return async (path) => {
    const url = new URL(path, address.endsWith('/') ? address : `${address}/`);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const bytes = await fetchOnce(url);
      if (bytes) return bytes;
    }
    throw new Refusal(`${url} cannot be read. Try again, or start the server with --offline.`);
  };
}
