import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isScalar, parseDocument, type Scalar, visit} from 'yaml';
import {alignText} from './alignText';
import type {Passage, ProseSource} from './Passage';
import {readMarkdown} from './readMarkdown';

const markdown = unified().use(remarkParse).use(remarkGfm);
const keys = new Set(['definition', 'description', 'summary']);

/** Passages of one description, with their places in the whole file. */
function readDescription({value, range}: Scalar, source: string): Passage[] {
  if (typeof value !== 'string') return [];
  const place = alignText(value, source, range?.[0] ?? 0);
  const passages = readMarkdown(markdown.parse(value) as Root, value);
  return passages.map((passage) => ({
    ...passage,
    offsets: passage.offsets.map((offset) => place[offset] ?? 0),
  }));
}

/** Reads the descriptions of an OpenAPI file, which are Markdown, but for those of examples, or definitions of terms. */
export function readDescriptions(file: string, source: string): ProseSource {
  const passages: Passage[] = [];
  visit(parseDocument(source), {
    Pair(_, {key, value}) {
      const name = isScalar(key) ? key.value : undefined;
      if (name === 'example' || name === 'examples') return visit.SKIP;
      if (typeof name === 'string' && keys.has(name) && isScalar(value))
        passages.push(...readDescription(value, source));
      return undefined;
    },
  });
  return {file, source, passages};
}
