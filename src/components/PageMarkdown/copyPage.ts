import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';

/** The text at an address of this site; undefined where it cannot be had. */
async function read(href: string): Promise<string | undefined> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Copies the Markdown at an address; shows it instead where it cannot be copied. */
export async function copyPage(href: string): Promise<void> {
  const markdown = await read(href);
  if (markdown !== undefined && (await writeToClipboard(markdown))) await announceCopied(true);
  else window.location.assign(href);
}
