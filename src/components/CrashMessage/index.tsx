import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {entryPoints} from '@site/src/components/EntryPoints/entryPoints';
import {PageMessage} from '@site/src/components/PageMessage';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

export interface Props {
  error: Error;
  tryAgain: () => void;
  aside?: ReactNode;
}

/**
 * What a reader sees when rendering a page fails.
 *
 * It may stand outside all of the framework's providers but those of the router and the head, so it uses nothing that
 * needs another.
 */
export function CrashMessage({error, tryAgain, aside}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  // On another page: what caught the crash would go on showing it there.
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <PageMessage
      aside={aside}
      title={<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>}
    >
      <Head>
        <title>Page Error</title>
      </Head>
      <p>
        <Translate id="crash.advice">
          Its text could not be shown. Try again; if it crashes once more, reload the page.
        </Translate>
      </p>
      <p>
        <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      </p>
      <details className={styles.details}>
        <summary>
          <Translate id="crash.details">Error message</Translate>
        </summary>
        <ErrorBoundaryError error={error} />
      </details>
    </PageMessage>
  );
}

/** The ways into the documentation as links that need nothing of the framework, so that they stand when all else fails. */
export function PlainEntryPoints(): ReactNode {
  const root = siteConfig.baseUrl.replace(/\/$/, '');
  return (
    <nav aria-label="Parts of the documentation">
      <ul>
        {entryPoints.map(({label, to}) => (
          <li key={to}>
            <a href={`${root}${to}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
