const characters: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>'};
const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** The code that highlighted HTML shows: tags dropped, entities read. */
export function codeOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt);/g, (entity) => characters[entity] ?? entity);
}

/** The code that a reader wants to paste: without the lines that a change takes out. */
export function pastableCodeOf(html: string): string {
  // A line holds one line feed, at its end.
  const kept = html.replace(/<span class="line deleted"[^>]*>[^\n]*(?:\n<\/span>|$)/g, '');
  return codeOf(kept === html ? html : kept.replace(/\n(?=<\/span>$)/, ''));
}

/** Characters of code that stand on one line of a phone. */
export const phoneLine = 34;

/** Attribute of a line that may go on in the next one: how far it is set back, by whole tabs, if by more than what goes on. */
export function indentOf(line: string): string {
  const wide = line.replaceAll('\t', '    ');
  const indent = wide === line ? line.search(/\S/) : 4 * line.search(/[^\t]/);
  return indent > 2 && wide.length > phoneLine ? ` style="--indent:${indent}ch"` : '';
}

/** Escapes code for use between HTML tags, as browsers write it in `innerHTML`: quotes stay. */
export function escapeCode(code: string): string {
  return code.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
