/** Puts text on the clipboard. It is there on HTTPS and localhost only; a lab's plain HTTP needs the older way. */
export async function writeToClipboard(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const {default: copyText} = await import('copy-text-to-clipboard');
  copyText(text);
}
