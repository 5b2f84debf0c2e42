import type {Element, ElementContent} from 'hast';
import {textOf} from '../../plugins/content/mdx/textOf';
import {parsePage} from '../../plugins/pages/finish/parsePage';
import {
  hasClass,
  headingOf,
  isCell,
  isElement,
  isLeftOut,
  isPassage,
} from '../../plugins/search/records/elements';

/** The paragraphs, list items, cells and code blocks of each section of a page, by the id of its heading. */
export type Sections = ReadonlyMap<string, readonly string[]>;

/** A section that has not ended yet. */
interface OpenSection {
  level: number;
  blocks: string[];
}

/**
 * Reads the sections of a page from its built HTML: each goes from its heading, which is not part of its text, to the
 * next one of the same or a higher level. What stands before the first heading has the id `''`.
 *
 * What search leaves out is left out here too: an answer must be text that a reader can search for. White space is
 * folded, and a no-break space is a space.
 *
 * @param file Path of the HTML file, for errors.
 * @throws Error that names the file when the page has no `main`.
 */
export function readSections(html: string, file: string): Sections {
  const {main} = parsePage(html, file);
  if (!main) throw new Error(`${file}: there is no main element to read sections from.`);
  const beginning: OpenSection = {level: Number.POSITIVE_INFINITY, blocks: []};
  const sections = new Map([['', beginning.blocks]]);
  /** The section that is read, after those that it is part of. */
  let open = [beginning];
  let text = '';

  function finish(): void {
    const block = text.replace(/[\s\u200b]+/g, ' ').trim();
    text = '';
    if (block) for (const {blocks} of open) blocks.push(block);
  }

  function begin(id: string, level: number): void {
    const section: OpenSection = {level, blocks: []};
    open = [...open.filter((outer) => outer.level < level), section];
    sections.set(id, section.blocks);
  }

  function readChildren(node: Element): void {
    for (const [index, child] of node.children.entries()) {
      if (isElement(child) && isLeftOut(child)) continue;
      // Two elements side by side are two words, even if only style keeps them apart.
      if (isElement(child) && node.children[index - 1]?.type === 'element') text += ' ';
      read(child);
    }
  }

  function read(node: ElementContent): void {
    if (node.type === 'text') text += node.value;
    if (!isElement(node)) return;
    if (node.tagName === 'br') text += ' ';
    const heading = headingOf(node);
    const isBlock = heading !== undefined || isPassage(node) || isCell(node) || node.tagName === 'pre';
    if (isBlock) finish();
    const outside = open;
    if (heading) begin(heading.anchor, heading.level ?? levelBelow(open));
    if (node.tagName === 'pre') text = textOf(node);
    else if (!heading || node.tagName === 'li') readChildren(node);
    if (isBlock) finish();
    // A property ends with its item, the last field of a list with the list, and samples beside a text with their box.
    const isAside = node.tagName === 'dl' || hasClass(node, 'api-side');
    if (isAside || (heading && node.tagName === 'li')) open = outside;
  }

  readChildren(main);
  finish();
  return sections;
}

/** Level of a field or a property: below the heading that it stands under, and the same for all of them. */
function levelBelow(open: readonly OpenSection[]): number {
  return (open.findLast(({level}) => Number.isInteger(level))?.level ?? 1) + 0.5;
}
