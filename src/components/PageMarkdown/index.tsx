import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import {announceCopied, writeToClipboard} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Beside what is given: a button that copies the page as Markdown, a link to it, and how an assistant gets all of them. */
export function PageMarkdown({children}: {children: ReactNode}): ReactNode {
  const href = `${useLocation().pathname.replace(/\/$/, '')}.md`;

  /** Copies the page; shows it instead where it cannot be had or copied. */
  async function copy(): Promise<void> {
    const markdown = fetch(href).then((response) =>
      response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
    );
    if (await writeToClipboard(markdown)) await announceCopied(true);
    else window.location.assign(href);
  }
  return (
    <div className={styles.actions}>
      <Head>
        <link rel="alternate" type="text/markdown" href={href} />
      </Head>
      {children}
      <button type="button" className={clsx(styles.action, styles.button)} onClick={() => void copy()}>
        <Translate id="pageMarkdown.copy">Copy page</Translate>
      </button>
      <a className={styles.action} href={href}>
        <Translate id="pageMarkdown.view">View as Markdown</Translate>
      </a>
      <Link className={styles.action} to="/docs/guides/assistants">
        <Translate id="pageMarkdown.assistant">Connect an assistant</Translate>
      </Link>
    </div>
  );
}
