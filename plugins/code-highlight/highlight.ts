import {normalizeTokens} from 'prism-react-renderer';
import {grammarOf, plainLanguages, prism} from './languages';

/**
 * Turns code into HTML: a `span.line` for each line, `span.token` for each coloured part.
 *
 * Each line keeps its line feed, so that the element's text content is the code to the letter.
 *
 * @param highlighted zero-based lines to set off
 * @throws Error when the language has no grammar and is no plain text
 */
export function highlightToHtml(
  code: string,
  language: string,
  highlighted: ReadonlySet<number> = new Set(),
): string {
  const grammar = grammarOf(language);
  if (!grammar && !plainLanguages.has(language)) {
    throw new Error(
      `no highlighting for the language "${language}"; add it to plugins/code-highlight/languages.ts or use "text"`,
    );
  }
  const lines = normalizeTokens(grammar ? prism.tokenize(code, grammar) : [code]);
  return lines
    .map((tokens, index) => {
      const html = tokens.map((token) => tokenToHtml(token.types, token.empty ? '' : token.content)).join('');
      const feed = index < lines.length - 1 ? '\n' : '';
      return `<span class="line${highlighted.has(index) ? ' highlighted' : ''}">${html}${feed}</span>`;
    })
    .join('');
}

function tokenToHtml(types: string[], content: string): string {
  const names = types.filter((type) => type !== 'plain');
  const text = escapeHtml(content.replaceAll('\n', ''));
  return names.length > 0 && text.trim() !== ''
    ? `<span class="token ${names.join(' ')}">${text}</span>`
    : text;
}

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Escapes text for use between HTML tags. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
