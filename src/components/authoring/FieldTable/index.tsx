import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {TableId} from './tableId';

export interface Props {
  /** Where the anchors of the fields begin: in a table `packet`, the field `rssi` is `#packet-rssi`. */
  id: string;
  /** `Field` elements. */
  children: ReactNode;
}

/**
 * Defines the fields of a packet, a struct or a JSON object, each with an anchor.
 *
 * @throws Error without an id
 */
export default function FieldTable({id, children}: Props): ReactNode {
  if (!id) throw new Error('<FieldTable> needs an id, with which the anchors of its fields begin.');
  return (
    <TableId value={id}>
      <dl className={styles.fields}>{children}</dl>
    </TableId>
  );
}
