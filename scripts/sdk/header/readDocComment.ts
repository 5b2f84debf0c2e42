import type {DocComment} from './HeaderEntry';

const known = ['param', 'retval', 'return', 'thread', 'since', 'unit', 'range', 'default', 'option'];

/**
 * Reads the inside of a documentation comment: prose, then tags.
 *
 * @param comment with its opening and closing marks
 * @throws Error at an unknown tag, or a parameter without a range in brackets
 */
export function readDocComment(comment: string): DocComment {
  const [summary, ...tags] = comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^[ \t]*\*[ \t]?/gm, '')
    .split(/^@/m)
    .map((part) => part.replace(/\s+/g, ' ').trim());
  const doc: DocComment = {summary, parameters: [], returns: []};
  for (const tag of tags) readTag(tag, doc);
  return doc;
}

function readTag(tag: string, doc: DocComment): void {
  const {name = '', text = ''} = /^(?<name>\w+) ?(?<text>.*)$/.exec(tag)?.groups ?? {};
  if (!known.includes(name)) throw new Error(`@${name} is no tag; there are @${known.join(', @')}`);
  if (name === 'param') {
    const parameter = /^(?<name>\w+) \[(?<range>[^\]]+)\] (?<meaning>.+)$/.exec(text)?.groups;
    if (!parameter) throw new Error(`write "@param name [unit and range] meaning", not "@param ${text}"`);
    const {name, range, meaning} = parameter;
    doc.parameters.push({name, range, meaning});
  } else if (name === 'retval') {
    const [code, ...words] = text.split(' ');
    doc.returns.push({code, text: words.join(' ')});
  } else if (name === 'return') doc.returns.push({text});
  else doc[name as 'thread' | 'since' | 'unit' | 'range' | 'default' | 'option'] = text;
}
