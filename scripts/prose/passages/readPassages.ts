import {parse} from '@babel/parser';
import type {Node} from 'estree';
import type {Root} from 'mdast';
import {isMap, isScalar, parseDocument} from 'yaml';
import {parseFile} from '../../pages/parsePage';
import {readDescriptions} from '../../pages/readDescriptions';
import {alignText, type Passage, PassageBuilder} from './Passage';
import {readCodeTexts} from './readCodeTexts';
import {readMarkdown} from './readMarkdown';

function readFrontMatter(tree: Root, source: string): Passage[] {
  const [yaml] = tree.children;
  if (yaml?.type !== 'yaml') return [];
  const start = source.indexOf(yaml.value, yaml.position?.start.offset);
  const {contents} = parseDocument(yaml.value);
  if (!isMap(contents)) return [];
  return (['title', 'description'] as const).flatMap((key) => {
    const value = contents.get(key, true);
    if (!isScalar(value) || typeof value.value !== 'string') return [];
    const kind = key === 'title' ? 'heading' : 'paragraph';
    return new PassageBuilder(source).add(value.value, start + (value.range?.[0] ?? 0)).finish(kind);
  });
}

function readTexts(source: string): Passage[] {
  const {found} = readDescriptions(source, ['definition', 'description', 'summary']);
  return found.flatMap(({text, tree, start}) => {
    const place = alignText(text, source, start);
    return readMarkdown(tree, text).map((passage) => ({
      ...passage,
      offsets: passage.offsets.map((offset) => place[offset] ?? 0),
    }));
  });
}

/**
 * Reads what a file says: of a page front matter, headings, paragraphs, tables and labels of components, without code
 * blocks; of the OpenAPI file and the glossary the descriptions; of a component what it shows.
 */
export function readPassages(file: string, source: string): Passage[] {
  if (file.endsWith('.yaml')) return readTexts(source);
  if (/\.tsx?$/.test(file)) {
    const plugins = ['typescript', 'estree', ...(file.endsWith('x') ? ['jsx' as const] : [])] as const;
    const {program} = parse(source, {sourceType: 'module', plugins: [...plugins]});
    return readCodeTexts(program as unknown as Node, source);
  }
  const tree = parseFile(file, source);
  return [...readFrontMatter(tree, source), ...readMarkdown(tree, source)];
}
