import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import groupBy from 'lodash/groupBy';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {classesOf, textOf} from '../mdx/textOf';
import {
  type Column,
  columnsOf,
  isComparison,
  isCrowded,
  labelWidth,
  stacksOnPhones,
  widestOf,
  widthsOf,
} from './tableColumns';

interface Boxed {
  box: Element;
  table: Element;
  columns: Column[];
}

/**
 * Rehype plugin that puts each table of a page into a box that scrolls sideways and can be reached by keyboard, marks
 * columns of figures, and has tables of much text become lists on phones.
 *
 * A header cell that is empty stops the build.
 */
export default function rehypeWideTables() {
  return (tree: Root, file: VFile): void => {
    const tables: Boxed[] = [];
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      colorRows(table);
      const columns = columnsOf(table);
      const labels = columns.map(({label}) => label);
      if (labels.includes('')) file.fail('A table has an empty header cell: give it a text.', table);
      markFigures(columns);
      // A table of what one thing is, whose header says nothing, is a list in the text.
      const className = ['table-box', ...(labels.join() === 'Property,Value' ? ['facts'] : [])];
      const ariaLabel = `Table: ${labels.filter(Boolean).join(', ')}`;
      const box = h('div', {className, role: 'group', ariaLabel, tabIndex: 0}, table);
      parent.children[index] = box;
      tables.push({box, table, columns});
      return SKIP;
    });
    const alike = groupBy(tables, ({columns}) => columns.map(({label}) => label).join('|'));
    for (const siblings of Object.values(alike)) {
      const widest = widestOf(siblings.map(({columns}) => columns));
      if (siblings.length > 1 || isCrowded(widest) || isComparison(widest)) alignColumns(siblings, widest);
      stackOnPhones(siblings, widest);
    }
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

/** What stands in a cell that says how much of a whole something is. */
const share = /^(?:> ?)?(\d[\d.]*) ?%$/u;

/** Percentage points between the smallest and the largest share of a column whose grounds tell them apart. */
const leastSpread = 20;

/** Marks the cells of columns of figures, but for the first column, which names the rows; shares get their size too. */
function markFigures(columns: Column[]): void {
  for (const {cells, isNumeric} of columns.slice(1)) {
    if (!isNumeric) continue;
    const shares = cells.map((cell) => share.exec(textOf(cell).trim())?.[1]);
    const sizes = shares.flatMap((size) => (size === undefined ? [] : Number(size)));
    const differ = Math.max(...sizes) - Math.min(...sizes) >= leastSpread;
    for (const [index, cell] of cells.entries()) {
      const percentage = differ ? shares[index] : undefined;
      cell.properties.className = percentage ? ['figures', 'share'] : ['figures'];
      if (percentage) cell.properties.style = `--share: ${percentage}%`;
    }
  }
}

/**
 * Gives tables with the same columns the same widths, which a browser would choose for each table alone. It also gives
 * most of a table to its longest text, and the others a word a line.
 */
function alignColumns(tables: Boxed[], widest: Column[]): void {
  const columns = widthsOf(widest)?.map((width) => h('col', {style: `width: ${width}%`}));
  for (const {box, table} of tables)
    if (columns && !classesOf(box).includes('facts')) table.children.unshift(h('colgroup', columns));
}

/**
 * Marks tables that become lists on phones. Tables of a page with the same columns become lists of one kind, or stay
 * tables together: a reader goes from one to the next.
 */
function stackOnPhones(tables: Boxed[], widest: Column[]): void {
  if (!stacksOnPhones(widest)) return;
  const label = labelWidth(widest.slice(1));
  for (const {box, table, columns} of tables) {
    box.properties.className = [...classesOf(box), 'stacks', ...(label ? ['brief'] : [])];
    if (label) box.properties.style = `--label: ${label}px`;
    prepareStack(table, columns);
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

/**
 * Has each cell carry the name of its column, and each element of the table its role, which some browsers forget when
 * style has them be something else than a table. The first cell is the title of its row, if it says anything by itself.
 */
function prepareStack(table: Element, columns: Column[]): void {
  visit(table, 'element', ({tagName, properties}) => {
    properties.role = roles[tagName];
  });
  for (const [index, {label, cells, isNumeric}] of columns.entries()) {
    for (const {properties} of cells.slice(1)) {
      if (index === 0) properties.role = 'rowheader';
      if (index > 0 || isNumeric) properties.dataLabel = label;
    }
  }
}
