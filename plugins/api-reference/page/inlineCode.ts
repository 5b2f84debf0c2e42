/** A text as a code span of Markdown. */
export function inlineCode(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
