import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';
import {useSearchModal} from './useSearchModal';

/** The search button of the navbar and, once it is wanted, the modal. */
export default function SearchBar(): ReactNode {
  const {host} = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  const {state, Modal, reports, initialQuery, prepare, open, close} = useSearchModal(button);

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  return (
    <>
      {host && (
        <Head>
          <link rel="preconnect" href={host} crossOrigin="anonymous" />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onFocus={prepare}
        onMouseOver={prepare}
        onTouchStart={prepare}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m13 13 4.5 4.5" />
        </svg>
        <span className={styles.label}>{label}</span>
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {state === 'failed' && <LoadFailure />}
      {state === 'open' && Modal && <Modal initialQuery={initialQuery} reports={reports} onClose={close} />}
    </>
  );
}

/** Long enough to read two sentences, in milliseconds. */
const readingTime = 8_000;

/** Says for a while that search itself could not be loaded; a click on the button tries again. */
function LoadFailure(): ReactNode {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsRead(true), readingTime);
    return () => clearTimeout(timer);
  }, []);
  if (isRead) return null;
  return createPortal(
    <p role="alert" className={styles.failure}>
      <Translate id="search.notLoaded">
        Search could not be loaded. You might want to check your network connection and try again.
      </Translate>
    </p>,
    document.body,
  );
}
