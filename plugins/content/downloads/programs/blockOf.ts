/**
 * The code of a page's block with a title, as readers copy it, with a line end behind it.
 *
 * @param page text of an MDX page
 * @param file of the page, for messages
 * @throws Error unless the page has one such block that stands at the start of its lines
 */
export function blockOf(page: string, title: string, file: string): string {
  const fence = new RegExp(`^\`\`\`\\w+ title="${title.replaceAll('.', '\\.')}"[^\n]*\n(.*?)^\`\`\`$`, 'gms');
  const blocks = [...page.matchAll(fence)].map(([, code]) => code);
  if (blocks.length === 1) return blocks[0];
  throw new Error(
    `${file} has ${blocks.length} code blocks with title="${title}"; a download needs exactly one.`,
  );
}
