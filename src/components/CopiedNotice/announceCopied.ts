import {translate} from '@docusaurus/Translate';

/**
 * Says 'Copied' to everybody: shown for a moment, read out at the next pause.
 *
 * The notice and what it is made of are loaded at the first call. Where that fails the copy is still made, so
 * nothing is said.
 */
export async function announceCopied(): Promise<void> {
  const text = translate({
    id: 'copiedNotice.copied',
    message: 'Copied',
    description: 'The notice after something was copied to the clipboard',
  });
  const notice = await import('./showNotice').catch(() => undefined);
  notice?.showNotice(text);
}
