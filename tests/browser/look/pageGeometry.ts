import type {Look} from './sweepWidths';

/**
 * What is out of line in the article of a page; runs in the page.
 *
 * A column is an element that text measures itself by, a query container for widths: the article's text, or each of the
 * columns into which a page divides it. In each, blocks end at two edges at most: that of text, and that of all else.
 */
function findOutOfLine(): string[] {
  const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 100);
  const isSeen = (element: Element) => element.checkVisibility() && element.clientWidth > 1;
  const blocks =
    'p:not(.api-version, [class*=chip_], [class*=rail_]), table, pre, figure, blockquote, dl, details, h2, h3, h4, .table-box, .theme-code-block, .theme-admonition, .tool-frame';
  /** Boxes have their own edges: what they hold is not counted. */
  const boxes =
    'figure, dl, details, blockquote, .table-box, .theme-code-block, .theme-admonition, .tool-frame, .card, .sheet, .api-block, .api-samples, .endpoint, [class*=output_], [class*=milestone], [class*=tryIt]';
  const columnOf = (element: Element): Element =>
    getComputedStyle(element).containerType === 'inline-size' || element.matches('.markdown')
      ? element
      : columnOf(element.parentElement as Element);
  const found: string[] = [];
  const columns = new Map<Element, Map<number, Element>>();
  for (const block of document.querySelectorAll(`.markdown :is(${blocks})`)) {
    if (!isSeen(block) || block.parentElement?.closest(boxes)) continue;
    // A heading that shares its line with a fold.
    if (getComputedStyle(block).float !== 'none') continue;
    const column = columnOf(block.parentElement as Element);
    const edges = columns.get(column) ?? new Map<number, Element>();
    edges.set(Math.round(block.getBoundingClientRect().right), block);
    columns.set(column, edges);
  }
  for (const edges of columns.values()) {
    if (edges.size > 2)
      found.push(...[...edges].map(([edge, block]) => `ends at ${edge} px: ${name(block)}`));
  }

  for (const scroller of document.querySelectorAll('.markdown :is(div, pre)')) {
    if (scroller.scrollWidth <= scroller.clientWidth + 1 || !isSeen(scroller)) continue;
    const {overflowX, maskImage} = getComputedStyle(scroller);
    if (!/auto|scroll/.test(overflowX)) continue;
    if (maskImage === 'none') found.push(`scrolls without a sign: ${name(scroller)}`);
    if (!scroller.closest('li') || scroller.parentElement?.closest(boxes.replace('.theme-code-block, ', '')))
      continue;
    // Code ends before its buttons, which stand in its block.
    const {right} = (scroller.closest('.theme-code-block') ?? scroller).getBoundingClientRect();
    const space = columnOf(scroller).getBoundingClientRect().right - right;
    if (space > 2) found.push(`cut in a list, with ${Math.round(space)} px beside: ${name(scroller)}`);
  }
  return found;
}

/** A phone, a tablet, the least window with a sidebar, and desktops; contents stand beside the text from 1200 px. */
export const lines: Look = {widths: [390, 820, 1000, 1280, 1440, 1920], find: findOutOfLine};
