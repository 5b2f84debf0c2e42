import {translate} from '@docusaurus/Translate';

/** Puts text on the clipboard, and says to everybody whether it is there now. */
export function copyAndAnnounce(text: string): void {
  void writeToClipboard(text).then(announceCopied);
}

/**
 * Puts text on the clipboard, and says whether it is there now. A text that is still on its way is handed over as such:
 * WebKit lets nobody write who has waited since the reader's click.
 *
 * A lab's plain HTTP has no clipboard, and a browser may refuse it, in a frame or by its reader's settings: both are
 * left to the older way, which may be refused too.
 */
export async function writeToClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    // Firefox before 127 has none, and minds no wait.
    if (typeof text === 'string' || !('ClipboardItem' in window))
      await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({'text/plain': text.then(toBlob)})]);
    return true;
  } catch {
    const older = await import('copy-text-to-clipboard').catch(() => undefined);
    const plain = await Promise.resolve(text).catch(() => undefined);
    return (plain !== undefined && older?.default(plain)) ?? false;
  }
}

function toBlob(text: string): Blob {
  return new Blob([text], {type: 'text/plain'});
}

/**
 * Says 'Copied', or that the browser refused it, to everybody: shown for a moment, read out at the next pause. What it
 * takes is loaded at the first call. Where that fails nothing is said.
 */
export async function announceCopied(isCopied: boolean): Promise<void> {
  const text = isCopied
    ? translate({id: 'copiedNotice.copied', message: 'Copied'})
    : translate({
        id: 'copiedNotice.refused',
        message: 'The browser refused to copy. Select the text and copy it by hand.',
      });
  const notice = await import('./showNotice').catch(() => undefined);
  notice?.showNotice(text);
}
