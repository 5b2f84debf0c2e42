import type {PacketPart} from '../../../design/schemes';
import {normalizeTokens} from 'prism-react-renderer';
import type {LineMarks} from './fenceOptions';
import {grammarOf, plainLanguages, prism} from './languages';
import {codeOf, escapeCode, indentOf, phoneLine} from './shared/codeHtml';

/**
 * The colors that code is shown in, and Prism's token types that get each; the style is in `src/css/code.css`.
 *
 * A token has several types, the wider ones first (`macro property string`): the last entry that fits wins.
 * Types that stand nowhere here, such as punctuation, keep the color of the text: marking each brace would
 * make a page full of code a third heavier.
 */
const colors: Array<[color: string, types: string[]]> = [
  ['property', ['property', 'attr-name', 'key', 'variable', 'parameter', 'assign-left']],
  ['type', ['class-name', 'builtin', 'tag', 'type', 'namespace']],
  ['function', ['function', 'function-name', 'macro-name', 'method']],
  ['number', ['number', 'boolean', 'constant', 'symbol']],
  ['keyword', ['keyword', 'atrule', 'important', 'directive', 'directive-hash', 'selector']],
  ['string', ['string', 'char', 'attr-value', 'regex', 'url']],
  ['comment', ['comment']],
  ['inserted', ['inserted']],
  ['deleted', ['deleted']],
];

const uncolored = new Set(['plain', 'punctuation', 'operator', 'interpolation-punctuation']);

function colorOf(types: string[]): string | undefined {
  if (uncolored.has(types.at(-1) ?? 'plain')) return undefined;
  return colors.findLast(([, names]) => names.some((name) => types.includes(name)))?.[0];
}

interface Run {
  color?: string;
  text: string;
}

/**
 * Turns code into HTML: a `span.line` for each line, a `span.token` for each run of one color.
 *
 * Each line keeps its line feed, so that the element's text content is the code to the letter.
 *
 * @throws Error when the language has no grammar and is no plain text
 */
export function highlightToHtml(code: string, language: string, marks: LineMarks = new Map()): string {
  const grammar = grammarOf(language);
  if (!grammar && !plainLanguages.has(language)) {
    throw new Error(
      `no highlighting for the language "${language}"; add it to plugins/content/highlight/languages.ts or use "text"`,
    );
  }
  const lines = normalizeTokens(grammar ? prism.tokenize(code, grammar) : [code]);
  return lines
    .map((tokens, index) => {
      const runs = tokens.map(({types, content, empty}) => ({
        color: colorOf(types),
        text: empty ? '' : content.replaceAll('\n', ''),
      }));
      const feed = index < lines.length - 1 ? '\n' : '';
      const html = joinNeighbors(runs).map(runToHtml).join('');
      const mark = marks.get(index);
      const line = runs.map(({text}) => text).join('');
      const indent = indentOf(line);
      const shown = indent || line.length > phoneLine ? breakLine(html) : html;
      return `<span class="line${mark ? ` ${mark}` : ''}"${indent}>${shown}${feed}</span>`;
    })
    .join('');
}

/**
 * Lets a line break at the joints of its long words and names, never behind the hyphen of a short one, as browsers
 * do, nor before a sign at its end, such as the `\` of a command: with a text before that, it makes a whole.
 */
function breakLine(html: string): string {
  return html
    .replace(/ (<\/span>)?(\\|\{|\*\/)(<\/span>)?$/, '$1<span class="short"> $2</span>$3')
    .replace(/<span class="token string"[^<]*<\/span>(<[^/]*<\/span>)?$/, '<span class="whole">$&</span>')
    .replaceAll(/[\w.]{29,}/g, (name) => name.replaceAll(/[._](?=\w)/g, '$&<wbr>'))
    .replaceAll(/(?:<[^>]*>|[^\s<])+/g, (word) =>
      codeOf(word).length > 26
        ? word.replaceAll(joints, '$&<wbr>')
        : word.replaceAll(/[^<>]*-\w\w[^<>]*(?![^<]*>)/g, '<span class="short">$&</span>'),
    );
}

/** Signs outside of tags that open or part a word, where more than a sign follows. */
const joints = /(?:(?<!\/)\/|[([,=])(?![^<]*>)(?=(?:<[^>]*>)*(?!void\b)[^\s/,=)\]<])/g;

/** Makes one run of neighbors of the same color; white space takes the color before it. */
function joinNeighbors(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && (last.color === run.color || run.text.trim() === '')) last.text += run.text;
    else joined.push({...run});
  }
  return joined;
}

/** Names in JSON for what a packet carries, which have the color of that part. */
const packetParts: Record<string, PacketPart> = {'"payload"': 'text', '"sequence_number"': 'header'};

function runToHtml({color, text}: Run): string {
  const html = escapeCode(text);
  if (!color || text.trim() === '') return html;
  const part = color === 'property' && packetParts[text];
  return `<span class="token ${color}"${part ? ` data-field="${part}"` : ''}>${html}</span>`;
}
