import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {saveData} from './pageWeight';

/** Scripts that a page has asked for. */
export interface LoadedScripts {
  /** Those that its HTML names. */
  own: Script[];
  /** Those that its scripts have added. */
  late: Script[];
}

/** A script and its code. */
export interface Script {
  url: string;
  text: string;
}

/**
 * Remembers the scripts that a page loads from now on, without prefetching.
 *
 * @returns a function that tells them apart, when all of interest have come
 */
export async function loadedScripts(page: Page): Promise<() => Promise<LoadedScripts>> {
  await saveData(page);
  const pending: Promise<Script>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (new URL(url).pathname.endsWith('.js')) pending.push(response.text().then((text) => ({url, text})));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all(pending);
    const named = new Set(
      await page.evaluate(() => [
        ...[...document.querySelectorAll<HTMLLinkElement>('link[data-start]')].map(({href}) => href),
        ...[...document.querySelectorAll<HTMLScriptElement>('script[src][defer]')].map(({src}) => src),
        ...(document.querySelector<HTMLMetaElement>('meta[name=page-scripts]')?.content ?? '')
          .split(' ')
          .map((address) => new URL(address, location.href).href),
      ]),
    );
    return {
      own: scripts.filter(({url}) => named.has(url)),
      late: scripts.filter(({url}) => !named.has(url)),
    };
  };
}

/** Bytes of scripts, each compressed as the CDN does. */
export function bytesOf(scripts: Script[]): number {
  return scripts.reduce((sum, {text}) => sum + brotliCompressSync(text).length, 0);
}

/** The scripts that are not, byte for byte, among others. */
export function without(scripts: Script[], others: Script[]): Script[] {
  return scripts.filter(({text}) => !others.some((other) => other.text === text));
}

/** All the code of scripts. */
export function textOf(scripts: Script[]): string {
  return scripts.map(({text}) => text).join('\n');
}
