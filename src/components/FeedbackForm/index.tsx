import Translate from '@docusaurus/Translate';
import {brand} from '@site/config/brand';
import {pageBefore} from '@site/src/clientModules/pageBefore';
import {FeedbackFields} from '@site/src/components/FeedbackFields';
import {pageLimit} from '@site/src/components/FeedbackFields/feedbackAddress';
import fieldStyles from '@site/src/components/FeedbackFields/styles.module.css';
import {type ReactNode, useEffect, useId, useState} from 'react';
import {pageFrom} from './pageFrom';
import styles from './styles.module.css';

/** Asks for a page and for words about it, and opens an issue or a mail with both. */
export default function FeedbackForm(): ReactNode {
  const [page, setPage] = useState('');
  const id = useId();
  // The static page knows no visitor.
  useEffect(() => setPage(pageFrom(window.location, pageBefore())), []);
  return (
    <>
      <div className={styles.form} data-browser-only>
        <div className={fieldStyles.fields}>
          <label htmlFor={id} className={fieldStyles.label}>
            <Translate id="feedbackForm.page">Page (optional)</Translate>
          </label>
          <input
            id={id}
            type="text"
            className={fieldStyles.line}
            maxLength={pageLimit}
            value={page}
            onChange={(event) => setPage(event.target.value)}
            placeholder="/docs/intro#pull"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <FeedbackFields
          page={page}
          label={<Translate id="feedbackForm.words">What is wrong, unclear or missing?</Translate>}
        >
          <Translate id="feedbackForm.hint">
            This site sends nothing by itself: your words are filled into a public issue or into a mail, and
            you send it. Leave out keys and personal data.
          </Translate>
        </FeedbackFields>
      </div>
      <p className={styles.withoutScripts}>
        <a href={brand.issuesUrl || `mailto:${brand.supportEmail}`} target="_blank" rel="noopener noreferrer">
          <Translate id="feedbackForm.link">Tell us what is wrong, unclear or missing</Translate>
        </a>
      </p>
    </>
  );
}
