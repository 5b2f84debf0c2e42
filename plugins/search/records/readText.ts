import type {Element, ElementContent} from 'hast';
import {textOf} from '../../content/mdx/textOf';
import {kinds, type Passage, type SearchablePage} from '../shared/page';
import {findableCode, splitCode} from './code';
import {hasClass, headingOf, isCell, isElement, isLeftOut, isPassage} from './elements';

/** Heading that the text read last belongs to. */
interface Place {
  level: number;
  anchor: string;
}

/** Appends the headings and passages in an element to those of a page, in the order of the text. */
export function readText(element: Element, page: SearchablePage): void {
  const knownInCode = new Set<string>();
  let place: Place = {level: 1, anchor: ''};
  /** What the innermost list of fields stands under. */
  let listPlace = place;
  let text = '';
  const said = new Set<string>();

  function finish(): void {
    const passage = text
      .replace(/[\s\u200b]+/g, ' ')
      .replace(/( · )+$/, '')
      .trim();
    text = '';
    // Drawings come in two layouts with one description; a text without letter or digit cannot be searched for.
    const key = keyOf(passage);
    if (said.has(key) || !/[\p{L}\p{N}]/u.test(passage)) return;
    said.add(key);
    page.passages.push(passage);
  }

  function keyOf(passage: string): string {
    return `${place.anchor} ${passage}`;
  }

  /** Goes on with the last passage under the heading, if there is one. */
  function takeBack(): void {
    const heading = page.headings.at(-1);
    const last = page.passages.at(-1);
    if (!heading || page.passages.length === heading[3] || typeof last !== 'string') return;
    page.passages.pop();
    said.delete(keyOf(last));
    text = `${last} `;
  }

  function open(next: Place, title: string): void {
    finish();
    place = next;
    leaveReturn();
    page.headings.push([next.level, next.anchor, title, page.passages.length]);
  }

  /** Forgets that the text led back to a heading, where nothing followed there: the next place says all. */
  function leaveReturn(): void {
    const last = page.headings.at(-1);
    if (last?.[2] === '' && last[3] === page.passages.length) page.headings.pop();
  }

  function readChildren(node: Element): void {
    for (const [index, child] of node.children.entries()) {
      // Two elements side by side are two words, even if only style keeps them apart.
      const isShown = isElement(child) && !isLeftOut(child);
      if (isShown && node.children[index - 1]?.type === 'element') text += ' ';
      read(child);
    }
  }

  function read(node: ElementContent): void {
    if (node.type === 'text') text += node.value;
    if (!isElement(node) || isLeftOut(node)) return;
    if (node.tagName === 'br') text += ' ';
    if (node.tagName === 'pre') {
      finish();
      const code = findableCode(textOf(node), knownInCode);
      page.passages.push(...splitCode(code).map((piece): Passage => [kinds.code, piece]));
      return;
    }
    if (hasClass(node, 'endpoint-line')) {
      finish();
      page.passages.push([kinds.endpoint, textOf(node).replace(/\s+/g, ' ').trim()]);
      return;
    }
    const outer = place;
    const outerList = listPlace;
    if (node.tagName === 'dl') listPlace = place;
    const heading = headingOf(node);
    if (heading) {
      const above = node.tagName === 'dt' ? listPlace : place;
      const level = heading.level ?? Math.min(6, above.level + 1);
      open({level, anchor: heading.anchor}, heading.text);
      if (node.tagName !== 'li') return;
    }
    if (isPassage(node)) finish();
    // A property's limits belong to its description.
    if (hasClass(node, 'property-facts')) takeBack();
    readChildren(node);
    if (isPassage(node)) finish();
    else if (isCell(node)) text += ' · ';
    // What follows a list of properties, or samples, belongs to the heading above it: an empty title returns to that.
    const isAside = node.tagName === 'li' ? heading : node.tagName === 'dl' || hasClass(node, 'api-side');
    if (isAside && place !== outer) open(outer, '');
    listPlace = outerList;
  }

  readChildren(element);
  finish();
  leaveReturn();
}
