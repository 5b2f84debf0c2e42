import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {CheckedAgainst} from '@site/config/checkedAgainst';
import type {PageFrontMatter} from '@site/config/frontMatter';
import {readableDate} from '@site/src/components/authoring/Timeline/readableDate';
import {PageMarkdown} from '@site/src/components/PageMarkdown';
import EditThisPage from '@theme/EditThisPage';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The foot of a page: the link to edit it, the page as Markdown, the releases that its examples passed against, its
 * last change if known.
 */
export function PageStatus(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {api, sdk} = (siteConfig.customFields as {checkedAgainst: CheckedAgainst}).checkedAgainst;
  const {has_examples} = frontMatter as PageFrontMatter;
  const {editUrl, lastUpdatedAt} = metadata;
  const day = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10);
  return (
    <div className={styles.row}>
      {editUrl && (
        <PageMarkdown>
          <EditThisPage editUrl={editUrl} />
        </PageMarkdown>
      )}
      <div className={styles.status}>
        {has_examples && `Checked against API ${api} and Device SDK ${sdk}${day ? ' · ' : ''}`}
        {day && (
          <span className={styles.changed}>
            Last changed <time dateTime={day}>{readableDate(day)}</time>
          </span>
        )}
      </div>
    </div>
  );
}
