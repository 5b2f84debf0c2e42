import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {saveData} from '../support/pageWeight';
import {type Script, scriptsOf} from '../support/scriptsOf';
import {networkAtRest} from '../support/networkAtRest';

/** Scripts that a page has asked for. */
export interface LoadedScripts {
  /** Those that its HTML names, and whatever else it asked for before its load event ended. */
  own: Script[];
  /** Those that its scripts have added afterwards. */
  late: Script[];
}

/**
 * Remembers the scripts that a page loads from now on, without prefetching.
 *
 * @returns a function that tells them apart, when all of interest have come
 */
export async function loadedScripts(page: Page): Promise<() => Promise<LoadedScripts>> {
  await saveData(page);
  const loaded = scriptsOf(page);
  return async () => {
    await networkAtRest(page);
    const scripts = await loaded();
    const late = new Set(
      await page.evaluate(() => {
        const list = document.querySelector<HTMLMetaElement>('meta[name=page-scripts]')?.content ?? '';
        const named = new Set([
          ...list.split(' ').map((address) => new URL(address, location.href).href),
          ...[...document.querySelectorAll<HTMLLinkElement>('link[data-start]')].map(({href}) => href),
        ]);
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return performance
          .getEntriesByType('resource')
          .filter(({name, startTime}) => !named.has(name) && startTime >= (load?.loadEventEnd ?? 0))
          .map(({name}) => name);
      }),
    );
    return {
      own: scripts.filter(({url}) => !late.has(url)),
      late: scripts.filter(({url}) => late.has(url)),
    };
  };
}

/**
 * Bytes of scripts, each compressed as the CDN does. The bundler's numbers of modules count alike: how many digits they
 * have, and how well they compress, depends on how many modules the whole site has.
 */
export function bytesOf(scripts: Script[]): number {
  const numbers = /\b\d{2,6}\b/g;
  return scripts.reduce(
    (sum, {text}) => sum + brotliCompressSync(text.replaceAll(numbers, '1000')).length,
    0,
  );
}

/** The scripts that are not, byte for byte, among others. */
export function without(scripts: Script[], others: Script[]): Script[] {
  return scripts.filter(({text}) => !others.some((other) => other.text === text));
}

/** All the code of scripts. */
export function textOf(scripts: Script[]): string {
  return scripts.map(({text}) => text).join('\n');
}
