import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The page as Markdown: a button that copies it and a link to it; see plugins/markdown-twins. */
export function PageMarkdown(): ReactNode {
  const href = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  return (
    <>
      <button
        type="button"
        className={styles.action}
        onClick={() => void import('./copyPage').then(({copyPage}) => copyPage(href))}
      >
        <Translate id="pageMarkdown.copy" description="The button that copies a page as Markdown">
          Copy page
        </Translate>
      </button>
      <a className={styles.action} href={href}>
        <Translate id="pageMarkdown.view" description="The link to a page as Markdown">
          View as Markdown
        </Translate>
      </a>
    </>
  );
}
