import type {ReactNode} from 'react';
import {withRowHeaders} from './rowHeaders';
import styles from './styles.module.css';

export interface Props {
  /** Name of the first column when its header cell is empty; read out, not shown. */
  rows?: string;
  /** Header of the column to set off. */
  highlight?: string;
  /** One Markdown table. */
  children: ReactNode;
}

/** A table that compares its columns: the first cell of a row is its header and stays in view on a phone. */
export default function Comparison({rows, highlight, children}: Props): ReactNode {
  const table = withRowHeaders(children, {
    rows,
    highlight,
    highlightClass: styles.highlight,
    hiddenClass: styles.hidden,
  });
  return <div className={styles.comparison}>{table}</div>;
}
