import {brotliCompressSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {networkAtRest} from './networkAtRest';

/** Bytes that a page loads by itself, compressed as the CDN does. */
export interface PageWeight {
  script: number;
  style: number;
  /** They come compressed. */
  fonts: number;
  /** Of scripts and styles. */
  urls: string[];
  /** Other sites that the page asked for anything. */
  thirdPartyRequests: string[];
}

/** Compressed sizes by address: pages share most of their scripts, and compressing takes longer than loading. */
const compressed = new Map<string, number>();

async function compressedSize(response: Response): Promise<number> {
  const known = compressed.get(response.url());
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(await response.body()).length;
  compressed.set(response.url(), bytes);
  return bytes;
}

/** Switches prefetching off, as for a reader who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/**
 * Counts what a page loads from now on.
 *
 * Prefetching is switched off, so that only what the page itself needs counts.
 *
 * @returns a function that gives the sum once the page is at rest
 */
export async function weighPage(page: Page): Promise<() => Promise<PageWeight>> {
  await saveData(page);
  const weight: PageWeight = {script: 0, style: 0, fonts: 0, urls: [], thirdPartyRequests: []};
  const pending: Promise<void>[] = [];
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol) && hostname !== 'localhost')
      weight.thirdPartyRequests.push(request.url());
  });
  page.on('response', (response) => {
    const kind = /\.(?<ending>js|css|woff2)$/.exec(new URL(response.url()).pathname)?.groups?.ending;
    if (!kind) return;
    if (kind === 'woff2') {
      pending.push(
        response.body().then((body) => {
          weight.fonts += body.length;
        }),
      );
      return;
    }
    weight.urls.push(response.url());
    pending.push(
      compressedSize(response).then((bytes) => {
        weight[kind === 'js' ? 'script' : 'style'] += bytes;
      }),
    );
  });
  return async () => {
    await networkAtRest(page);
    await Promise.all(pending);
    return weight;
  };
}
