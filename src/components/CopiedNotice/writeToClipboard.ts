/**
 * Puts text on the clipboard, and says whether it is there now.
 *
 * A lab's plain HTTP has no clipboard, and a browser may refuse it, in a frame or by its reader's settings: both are
 * left to the older way, which may be refused too.
 */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const older = await import('copy-text-to-clipboard').catch(() => undefined);
    return older?.default(text) ?? false;
  }
}
