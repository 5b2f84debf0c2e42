import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** What a table of a page becomes. */
export interface Options {
  /** Name of the first column, for a table whose first header cell is empty; read out, not shown. */
  rows?: string;
  /** Text of the header of the column to set off. */
  highlight?: string;
  /** Class of the cells of that column. */
  highlightClass?: string;
  /** Class of a text that is read out and not shown. */
  hiddenClass?: string;
}

type Cell = ReactElement<{children?: ReactNode; className?: string; scope?: string}>;

/**
 * Makes the first cell of each row of a Markdown table its header, and sets one column off.
 *
 * @throws Error when the first header cell would be empty, or no column has the header to set off
 */
export function withRowHeaders(table: ReactNode, options: Options): ReactNode {
  const header = elementsIn(table, 'tr')[0];
  const columns = header ? elementsIn(header.props.children, 'th') : [];
  if (!columns[0]) throw new Error('<Comparison> needs a Markdown table inside.');
  if (!textOf(columns[0]) && !options.rows) {
    throw new Error(
      '<Comparison>: the first header cell is empty. Give it a text, or name the column with `rows`.',
    );
  }
  const highlighted = columns.findIndex((column) => textOf(column) === options.highlight);
  if (options.highlight !== undefined && highlighted < 0) {
    throw new Error(
      `<Comparison highlight="${options.highlight}">: there are the columns ${columns.map(textOf).join(', ')}.`,
    );
  }

  const rewrite = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isCell(child)) return child;
      if (child.type !== 'tr') return cloneElement(child, {}, rewrite(child.props.children));
      const cells = Children.toArray(child.props.children).filter(isCell);
      return cloneElement(child, {}, cells.map(rewriteCell));
    });

  function rewriteCell(cell: Cell, index: number): ReactNode {
    const className = index === highlighted ? options.highlightClass : undefined;
    if (index > 0) return cloneElement(cell, {className});
    if (cell.type === 'td') {
      return (
        <th key={cell.key} {...cell.props} scope="row">
          {cell.props.children}
        </th>
      );
    }
    if (textOf(cell)) return cell;
    return cloneElement(cell, {}, <span className={options.hiddenClass}>{options.rows}</span>);
  }

  return rewrite(table);
}

function isCell(node: ReactNode): node is Cell {
  return isValidElement(node);
}

function elementsIn(node: ReactNode, type: string): Cell[] {
  return Children.toArray(node)
    .filter(isCell)
    .flatMap((child) => (child.type === type ? [child] : elementsIn(child.props.children, type)));
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isCell(child) ? textOf(child.props.children) : String(child)))
    .join('')
    .trim();
}
