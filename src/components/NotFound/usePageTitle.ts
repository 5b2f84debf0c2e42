import {useEffect, useState} from 'react';

/**
 * The title of another page of the site, read from its HTML: with every page's title at hand each page would carry all
 * of them.
 *
 * @returns undefined until it is known, and when the page cannot be fetched
 */
export function usePageTitle(path: string | undefined): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (!path) return;
    const request = new AbortController();
    readTitle(path, request.signal).then(setTitle, () => undefined);
    return () => request.abort();
  }, [path]);
  return title;
}

async function readTitle(path: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(path, {signal});
  if (!response.ok) return undefined;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return page.querySelector('h1')?.textContent?.trim();
}
