import type {Element} from 'hast';

/**
 * Sets the parts of a table cell apart that a page shows on lines of their own, since a cell of Markdown has one line:
 * a name ends with a colon, and what stands behind it with a full stop.
 */
export function partCell(cell: Element): void {
  cell.children = cell.children.flatMap((child, index, all) => {
    const before = all[index - 1];
    if (child.type !== 'element' || child.tagName !== 'span' || before?.type !== 'element') return [child];
    return [{type: 'text', value: before.tagName === 'strong' ? ': ' : '. '} as const, child];
  });
}
