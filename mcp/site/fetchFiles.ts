import {Refusal} from './Refusal';
import type {ReadFile} from './Site';

/** Most bytes of a file, far above what the site has. */
const mostBytes = 8 * 1024 * 1024;

/** How often a file is asked for: some runtimes give up a connection after a quarter of a second. */
const attempts = 3;

async function fetchOnce(url: URL): Promise<Uint8Array<ArrayBuffer> | undefined> {
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
