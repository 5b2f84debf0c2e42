import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';
import {LoadFailure} from './LoadFailure';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';
import {useSearchKeys} from './useSearchKeys';
import {useSearchModal} from './useSearchModal';

/** The search button of the navbar and, once it is wanted, the modal. */
export default function SearchBar(): ReactNode {
  const {host} = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  const {state, Modal, reports, initialQuery, prepare, open, close, forget} = useSearchModal(button);
  const isOpen = state === 'open';
  useSearchKeys({button, isOpen, typed: initialQuery, open, close});

  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The ARIA label and placeholder for search button',
  });
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
      {state === 'failed' && <LoadFailure onRead={forget} />}
      {isOpen && Modal && <Modal initialQuery={initialQuery} reports={reports} onClose={close} />}
    </>
  );
}
