import {awaitBeforeShowing} from './awaited';

/**
 * Makes a stylesheet, which only some pages link to, stay once a reader has come to one of them.
 *
 * A page that is opened has it in its head already; for a page that is come to, the framework waits until it is there.
 *
 * @returns the address
 */
export function keepSheet(url: string): string {
  const linked = document.querySelector(`link[rel=stylesheet][href="${url}"]`);
  // The framework takes what it has marked out of the head again when the reader leaves the page.
  if (linked) linked.removeAttribute('data-rh');
  else awaitBeforeShowing(addSheet(url));
  return url;
}

function addSheet(url: string): Promise<void> {
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${url} could not be loaded`));
    document.head.append(link);
  });
}
