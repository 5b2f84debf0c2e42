import clsx from 'clsx';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  /** Name of the first column when its header cell is empty. */
  rows?: string;
  /** Header of the column to set off. */
  highlight?: string;
  children: ReactNode;
}

type Cell = ReactElement<{children?: ReactNode; className?: string; scope?: string}>;

/** A table that compares its columns: the first cell of a row is its header and stays in view on a phone. */
export default function Comparison({rows, highlight, children}: Props): ReactNode {
  const columns = cellsOf(firstRow(children)?.props.children);
  if (!columns[0]) throw new Error('<Comparison> needs a Markdown table inside.');
  if (!textOf(columns[0]) && !rows)
    throw new Error(
      '<Comparison>: the first header cell is empty. Give it a text, or name the column with `rows`.',
    );
  const names = columns.map(textOf);
  const highlighted = columns.findIndex((column) => textOf(column) === highlight);
  if (highlight !== undefined && highlighted < 0)
    throw new Error(`<Comparison highlight="${highlight}">: there are the columns ${names.join(', ')}.`);

  const rewrite = (node: ReactNode): ReactNode =>
    Children.map(node, (child) => {
      if (!isCell(child)) return child;
      const inside = child.props.children;
      return cloneElement(
        child,
        {},
        child.type === 'tr' ? cellsOf(inside).map(rewriteCell) : rewrite(inside),
      );
    });

  function rewriteCell(cell: Cell, index: number): ReactNode {
    const className = clsx(cell.props.className, index === highlighted && styles.highlight);
    if (index > 0) return cloneElement(cell, {className: className || undefined});
    if (cell.type === 'td') return <th key={cell.key} {...cell.props} scope="row" />;
    return textOf(cell) ? cell : cloneElement(cell, {}, rows);
  }

  return <div className={styles.comparison}>{rewrite(children)}</div>;
}

function isCell(node: ReactNode): node is Cell {
  return isValidElement(node);
}

function cellsOf(row: ReactNode): Cell[] {
  return Children.toArray(row).filter(isCell);
}

function firstRow(node: ReactNode): Cell | undefined {
  for (const child of cellsOf(node)) {
    const row = child.type === 'tr' ? child : firstRow(child.props.children);
    if (row) return row;
  }
  return undefined;
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isCell(child) ? textOf(child.props.children) : String(child)))
    .join('')
    .trim();
}
