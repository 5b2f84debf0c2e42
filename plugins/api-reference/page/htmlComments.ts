const comment = /<!--(?<text>[\s\S]*?)-->/g;

/** What the comments in a piece of HTML say. */
export function htmlComments(html: string): string[] {
  return [...html.matchAll(comment)].map(({groups}) => groups?.text ?? '');
}

/** Markdown without the comments that have lines of their own. */
export function withoutCommentLines(markdown: string): string {
  return markdown.replaceAll(/^[ \t]*<!--.*-->[ \t]*\n/gm, '');
}

/** HTML without its comments; empty when it holds nothing else. */
export function withoutComments(html: string): string {
  const rest = html.replaceAll(comment, '');
  return rest === html ? html : rest.trim();
}
