import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';

/** Copies the Markdown at an address; shows it instead where it cannot be copied. */
export async function copyPage(href: string): Promise<void> {
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href} was answered with ${response.status}.`);
    await writeToClipboard(await response.text());
  } catch {
    window.location.assign(href);
    return;
  }
  await announceCopied();
}
