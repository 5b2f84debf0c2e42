import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';
import {TableId} from './tableId';

/** Defines the fields of a packet, a struct or a JSON object; in a table `packet`, the field `rssi` is `#packet-rssi`. */
export default function FieldTable({id, children}: PropsWithChildren<{id: string}>): ReactNode {
  if (!id) throw new Error('<FieldTable> needs an id, with which the anchors of its fields begin.');
  return (
    <TableId value={id}>
      <dl className={styles.fields}>{children}</dl>
    </TableId>
  );
}
