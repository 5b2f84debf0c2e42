import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Passage} from './Passage';
import {PassageBuilder} from './PassageBuilder';

/** Properties of components that readers see or hear. */
const shown = new Set(['alt', 'caption', 'description', 'label', 'note', 'range', 'title']);

/** Reads the texts that a component takes as properties. */
export function readLabels(
  {attributes, position}: MdxJsxFlowElement | MdxJsxTextElement,
  source: string,
): Passage[] {
  const passages: Passage[] = [];
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (!shown.has(attribute.name)) continue;
    const builder = new PassageBuilder(source);
    const start = attribute.position?.start.offset ?? position?.start.offset ?? 0;
    builder.add(attribute.value, start + attribute.name.length + 2);
    const passage = builder.finish('label');
    if (passage) passages.push(passage);
  }
  return passages;
}
