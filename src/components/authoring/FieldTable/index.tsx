import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {copyAndAnnounce} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import {createContext, type PropsWithChildren, type ReactNode, use} from 'react';
import {fieldId} from './fieldId';
import styles from './styles.module.css';

/** Id of the field table around a field; undefined outside one. */
const TableId = createContext<string | undefined>(undefined);

/** Defines the fields of a packet, a struct or a JSON object; in a table `packet`, the field `rssi` is `#packet-rssi`. */
export default function FieldTable({id, children}: PropsWithChildren<{id: string}>): ReactNode {
  if (!id) throw new Error('<FieldTable> needs an id, with which the anchors of its fields begin.');
  return (
    <TableId value={id}>
      <dl className={styles.fields}>{children}</dl>
    </TableId>
  );
}

interface FieldProps {
  /** As readers write it: `device.rssi`. */
  name: string;
  type?: string;
  unit?: string;
  /** Which values occur, such as `0 to 1023`. */
  range?: string;
  default?: string;
  required?: boolean;
  /** Release that brought the field: `2.0.0`. */
  since?: string;
  children?: ReactNode;
}

/** One field of a `FieldTable`, with a link to it, which also copies its own address. */
export function Field({name, type, children, ...more}: FieldProps): ReactNode {
  const {required, unit, range, default: preset, since} = more;
  const tableId = use(TableId);
  const {collectAnchor} = useBrokenLinks();
  if (!tableId || !name)
    throw new Error(`<Field name="${name}"> needs a name, and a <FieldTable> around it.`);
  const id = fieldId(tableId, name);
  collectAnchor(id);
  const label = translate({id: 'fieldTable.link', message: 'Copy link to {name}'}, {name});
  const facts = [
    required && 'Required',
    unit && `Unit: ${unit}`,
    range && `Values: ${range}`,
    preset && `Default: ${preset}`,
    since && `Since: ${since}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles.field}>
      <dt className={styles.name} id={id}>
        <code>{name.split(/(?<=_)/).map((part, at) => [at > 0 && <wbr key={part} />, part])}</code>
        <a
          className={styles.link}
          href={`#${id}`}
          data-browser-only
          aria-label={label}
          title={label}
          onClick={({currentTarget}) => copyAndAnnounce(currentTarget.href)}
        >
          #
        </a>
      </dt>
      {type && <dd className={styles.type}>{type}</dd>}
      <dd className={styles.description}>
        {children}
        {facts.length > 0 && (
          <div className={styles.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </div>
        )}
      </dd>
    </div>
  );
}
