import {translate} from '@docusaurus/Translate';
import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Id of the field. */
  id: string;
  name: string;
}

/** A link to a field, which also copies its own address. */
export function CopyLink({id, name}: Props): ReactNode {
  const label = translate({id: 'fieldTable.link', message: 'Copy link to {name}'}, {name});
  return (
    <a
      className={styles.link}
      href={`#${id}`}
      data-browser-only
      aria-label={label}
      title={label}
      onClick={({currentTarget}) => {
        void writeToClipboard(currentTarget.href).then(announceCopied);
      }}
    >
      #
    </a>
  );
}
