import {translate} from '@docusaurus/Translate';

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
