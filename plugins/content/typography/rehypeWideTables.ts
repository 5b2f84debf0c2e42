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
      colorRows(table);
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

/** Gives a row the color of the part of the packet that a cell names: `<span data-field="id">10</span>`. */
function colorRows(table: Element): void {
  visit(table, {tagName: 'tr'}, (row: Element) => {
    visit(row, 'mdxJsxTextElement', ({attributes, children}, index, cell) => {
      const named = attributes.find((one) => 'name' in one && one.name === 'data-field');
      if (typeof named?.value !== 'string' || !cell || index === undefined) return;
      row.properties.dataField = named.value;
      cell.children.splice(index, 1, ...children);
    });
  });
}

function headers(table: Element): Element[] {
  const found: Element[] = [];
  visit(table, 'element', (element) => {
    if (element.tagName === 'th') found.push(element);
  });
  return found;
}
