import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  className?: string;
  /** Read to those who do not see it. */
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}

/** A table of a tool: its head, around rows. */
export function Table({className, caption, columns, children}: Props): ReactNode {
  return (
    <table className={clsx('tool-table', className)}>
      <caption className="tool-unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
