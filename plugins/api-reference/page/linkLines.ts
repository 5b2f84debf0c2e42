import escapeRegExp from 'lodash/escapeRegExp';
import partition from 'lodash/partition';

const lineStart = '<span class="line';

/** A parameter or a value of a body, in its list; values of errors are in no sample. */
const field = /<li id="((?:path|query|header|cookie|body|response-2..)\.[^"]+)"/g;

/**
 * Marks the lines of code that show a field, and the field with them, by a class that they share: style lights them up.
 *
 * @param shown HTML of samples, and of an answer's examples at the end
 * @param fields HTML of sections
 */
export function linkLines(shown: string[], fields: string[], path: string) {
  const marks = new Map<string, string>();
  const markLines = (html: string, idsOf: (line: string) => string[]) =>
    html.replaceAll(/<span class="line"[^>]*>(.*)/g, (whole, line: string) => {
      const ids = idsOf(line.replaceAll(/<[^>]*>/g, ''));
      for (const id of ids) if (!marks.has(id)) marks.set(id, `at-${marks.size + 1}`);
      return [lineStart, ...ids.map((id) => marks.get(id))].join(' ') + whole.slice(lineStart.length);
    });
  const ids = [...fields.join('').matchAll(field)].map(([, id = '']) => id);
  const [answered, sent] = partition(ids, (id) => id.startsWith('response-'));
  const mentions = sent.map((id) => [id, mentionOf(id, path)] as const);
  const sentIn = (line: string) => mentions.flatMap(([id, mention]) => (mention.test(line) ? [id] : []));
  const samples = shown.slice(0, -1).map((html) => markLines(html, sentIn));
  // Formatted JSON: how far a line is indented says in what it stands.
  const names: Array<string | undefined> = [answered[0]?.split('.')[0]];
  const answer = markLines(shown.at(-1) ?? '', (line) => {
    const [, indent = '', name] = /^( *)(?:"([^"]+)":)?/.exec(line) ?? [];
    names.length = Math.max(1, indent.length / 2);
    if (name === undefined) return [];
    const around = names.filter(Boolean);
    names[indent.length / 2] = name;
    const found = [name, 'key'].map((last) => [...around, last].join('.'));
    return found.filter((id) => answered.includes(id)).slice(0, 1);
  });
  return {
    shown: [...samples, answer],
    fields: fields.map((html) =>
      html.replaceAll(field, (tag, id) => (marks.has(id) ? `${tag} class="${marks.get(id)}"` : tag)),
    ),
  };
}

/** Finds a field that is sent in a line: its name before what gives it a value; parameters of the path in the address. */
function mentionOf(id: string, path: string): RegExp {
  const [place = '', ...names] = id.split('.');
  const text = escapeRegExp(place === 'path' ? path.split('{')[0] : names.at(-1));
  if (place === 'path') return new RegExp(text);
  return new RegExp(`(?<![\\w-])${text}["'\\\\]*\\s*(?:${place === 'body' ? '' : '[=,]|'}:|=>)`);
}
