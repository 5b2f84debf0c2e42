import {escapeCode} from '@site/plugins/content/highlight/shared/codeHtml';

/** A name, a text, a word or a number; in formatted JSON none of them goes over the end of a line. */
const tokens = /("(?:[^"\\]|\\.)*")(?=(\s*:)?)|\b(true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Formatted JSON as HTML with the classes of `src/css/code.css`, a `span.line` for each line. */
export function highlightJson(json: string): string {
  return withLines(json, (line) => {
    let html = '';
    let end = 0;
    for (const {0: token, 1: text, 2: colon, 3: word, index} of line.matchAll(tokens)) {
      const kind = colon ? 'property' : text ? 'string' : word ? 'keyword' : 'number';
      html += `${escapeCode(line.slice(end, index))}<span class="token ${kind}">${escapeCode(token)}</span>`;
      end = index + token.length;
    }
    return html + escapeCode(line.slice(end));
  });
}

/** Any text as HTML, a `span.line` for each line. */
export function plainLines(text: string): string {
  return withLines(text, escapeCode);
}

function withLines(text: string, toHtml: (line: string) => string): string {
  const lines = text.split('\n').map(toHtml);
  return lines
    .map((line, index) => `<span class="line">${line}${index < lines.length - 1 ? '\n' : ''}</span>`)
    .join('');
}
