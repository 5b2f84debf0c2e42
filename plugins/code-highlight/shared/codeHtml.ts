const characters: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>'};
const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** The code that highlighted HTML shows: tags dropped, entities read. */
export function codeOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt);/g, (entity) => characters[entity] ?? entity);
}

/** Escapes code for use between HTML tags. */
export function escapeHtml(code: string): string {
  return code.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
