import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {textOf} from '../mdx/textOf';

/**
 * Rehype plugin that puts each table of a page into a box that scrolls sideways and can be reached by keyboard.
 *
 * A header cell that is empty stops the build, save in a `Comparison`, which names its first column.
 */
export default function rehypeWideTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      const columns = headers(table).map(textOf);
      if (columns.includes('') && !('name' in parent && parent.name === 'Comparison')) {
        file.fail(
          'A table has an empty header cell: give it a text, or put the table into <Comparison rows="…">.',
          table,
        );
      }
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-box'],
          role: 'group',
          ariaLabel: `Table: ${columns.filter(Boolean).join(', ')}`,
          tabIndex: 0,
        },
        children: [table],
      };
      return SKIP;
    });
  };
}

function headers(table: Element): Element[] {
  const found: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') found.push(element);
  });
  return found;
}
