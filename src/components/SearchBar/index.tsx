import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {type ComponentType, type ReactNode, useCallback, useRef, useState} from 'react';
import type {Props as ModalProps} from './SearchModal';
import styles from './styles.module.css';
import {useSearchConfig} from './useSearchConfig';
import {useSearchKeys} from './useSearchKeys';

/** The search button of the navbar and, once it is wanted, the modal. */
export default function SearchBar(): ReactNode {
  const {host, insights} = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [insightsClient, setInsightsClient] = useState<ModalProps['insightsClient']>();
  const [isOpen, setIsOpen] = useState(false);
  const [initialQuery, setInitialQuery] = useState<string>();

  const load = useCallback(async () => {
    // A plain import of the style would be dropped: the package says that none of its files has side effects.
    const [module] = await Promise.all([import('./SearchModal'), import('@docsearch/react/style')]);
    setModal(() => module.default);
    if (!insights) return;
    const {loadInsightsClient} = await import('@site/plugins/search/client/insightsClient');
    const client = await loadInsightsClient(insights);
    setInsightsClient(() => client);
  }, [insights]);
  const open = useCallback(
    async (query?: string) => {
      setInitialQuery(query);
      await load();
      setIsOpen(true);
    },
    [load],
  );
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useSearchKeys({button, isOpen, open, close});

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
        onClick={() => void open()}
        onFocus={() => void load()}
        onMouseOver={() => void load()}
        onTouchStart={() => void load()}
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
      {isOpen && Modal && (
        <Modal initialQuery={initialQuery} insightsClient={insightsClient} onClose={close} />
      )}
    </>
  );
}
