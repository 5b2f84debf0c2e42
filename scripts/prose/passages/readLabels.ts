import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Passage} from './Passage';
import {PassageBuilder} from './PassageBuilder';
import {readCodeTexts, shownNames} from './readCodeTexts';

/** Reads the texts that a component takes as properties, in quotation marks or in an expression. */
export function readLabels(
  {attributes, position}: MdxJsxFlowElement | MdxJsxTextElement,
  source: string,
): Passage[] {
  const passages: Passage[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name, value} = attribute;
    if (typeof value === 'object') {
      const program = value?.data?.estree;
      if (program) passages.push(...readCodeTexts(program, source, name));
    } else if (typeof value === 'string' && shownNames.has(name)) {
      const builder = new PassageBuilder(source);
      const start = attribute.position?.start.offset ?? position?.start.offset ?? 0;
      builder.add(value, start + name.length + 2);
      const passage = builder.finish('label');
      if (passage) passages.push(passage);
    }
  }
  return passages;
}
