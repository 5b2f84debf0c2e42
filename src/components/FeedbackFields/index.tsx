import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import {brand} from '@site/config/brand';
import clsx from 'clsx';
import {type ReactNode, useId, useState} from 'react';
import {type Feedback, mailAddress, textLimit, trackerAddress} from './feedbackAddress';
import styles from './styles.module.css';

interface Props {
  page: string;
  vote?: Feedback['vote'];
  label: ReactNode;
  /** What becomes of the words. */
  children: ReactNode;
}

/** A field for a reader's words, and links that open an issue or a mail with them. */
export function FeedbackFields({page, vote, label, children}: Props): ReactNode {
  const {label: version} = useDocsVersion();
  const [text, setText] = useState('');
  const id = useId();
  const feedback = {page, version, vote, text};
  return (
    <div className={styles.fields}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.text}
        rows={4}
        maxLength={textLimit}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {children}
      </p>
      <div className={styles.ways}>
        {brand.issuesUrl && (
          <a
            className="button button--primary"
            href={trackerAddress(brand.issuesUrl, feedback)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Translate id="feedback.issue">Open an issue</Translate>
          </a>
        )}
        <a
          className={clsx('button', brand.issuesUrl ? styles.second : 'button--primary')}
          href={mailAddress(brand.supportEmail, feedback)}
        >
          <Translate id="feedback.mail">Write a mail</Translate>
        </a>
      </div>
    </div>
  );
}
