import type {Element, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {classesOf} from '../mdx/textOf';
import {type Column, columnsOf, stacksOnPhones} from './tableColumns';

/**
 * Rehype plugin that puts each table of a page into a box that scrolls sideways and can be reached by keyboard, marks
 * columns of figures, and has tables of much text become lists on phones.
 *
 * A header cell that is empty stops the build, save in a `Comparison`, which names its first column.
 */
export default function rehypeWideTables() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      colorRows(table);
      const columns = columnsOf(table);
      const labels = columns.map(({label}) => label);
      if (labels.includes('') && !('name' in parent && parent.name === 'Comparison')) {
        file.fail(
          'A table has an empty header cell: give it a text, or put the table into <Comparison rows="…">.',
          table,
        );
      }
      markFigures(columns);
      const stacks = stacksOnPhones(columns);
      if (stacks) prepareStack(table, columns);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-box', ...(stacks ? ['stacks'] : [])],
          role: 'group',
          ariaLabel: `Table: ${labels.filter(Boolean).join(', ')}`,
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

/** Marks the cells of columns of figures, but for the first column, which names the rows. */
function markFigures(columns: Column[]): void {
  for (const {cells, isNumeric} of columns.slice(1)) {
    if (isNumeric) for (const {properties} of cells) properties.className = ['figures'];
  }
}

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Characters of a value that has room beside the name of its column. */
const brief = 22;

/**
 * Has each cell carry the name of its column, and each element of the table its role, which some browsers forget when
 * style has them be something else than a table. The first cell is the title of its row, if it says anything by itself.
 */
function prepareStack(table: Element, columns: Column[]): void {
  visit(table, 'element', ({tagName, properties}) => {
    properties.role = roles[tagName];
  });
  for (const [index, {label, cells, isNumeric, longestText}] of columns.entries()) {
    for (const cell of cells.slice(1)) {
      const {properties} = cell;
      if (index === 0) properties.role = 'rowheader';
      if (index > 0 || isNumeric) properties.dataLabel = label;
      if (index > 0 && longestText <= brief) properties.className = [...classesOf(cell), 'brief'];
    }
  }
}
