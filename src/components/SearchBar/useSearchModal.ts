import type {Reports} from '@site/plugins/search/client/insightsClient';
import {type ComponentType, type RefObject, useCallback, useRef, useState} from 'react';
import type {Props as ModalProps} from './SearchModal';
import {useSearchConfig} from './useSearchConfig';

export type SearchModal = ReturnType<typeof useSearchModal>;

/** The modal's code, which comes on first need, and whether it is open. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>) {
  const config = useSearchConfig();
  const {insights} = config;
  const opener = useRef<Element | null>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [reports, setReports] = useState<Reports>();
  /** `loading` while the modal is on its way; `failed` after a reader wanted it and it could not be loaded. */
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [initialQuery, setInitialQuery] = useState('');

  const load = useCallback(async () => {
    // A plain import of the style would be dropped: the package says that none of its files has side effects.
    const [module] = await Promise.all([import('./SearchModal'), import('@docsearch/react/style')]);
    module.prepareIndex(config);
    setModal(() => module.default);
    if (!insights) return;
    await import('@site/plugins/search/client/insightsClient').then(
      ({startInsights}) => setReports(startInsights(insights)),
      (error) => console.warn('Search goes on without reports to the provider:', error),
    );
  }, [config, insights]);
  /** Loads the modal, so that it is there when it is wanted. */
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  /** @param change Makes the query that the modal opens with from what was typed while it was on its way. */
  const open = useCallback(
    async (change = (typed: string) => typed) => {
      opener.current = document.activeElement;
      // Over a slow line more characters are typed before the modal is there.
      setInitialQuery(change);
      setState((now) => (now === 'open' ? now : 'loading'));
      try {
        await load();
        // A reader may have closed it by then.
        setState((now) => (now === 'loading' ? 'open' : now));
      } catch (error) {
        console.warn('The search modal could not be loaded:', error);
        setInitialQuery('');
        setState((now) => (now === 'loading' ? 'failed' : now));
      }
    },
    [load],
  );
  /** Closes the modal and gives the focus back to where it was, or to the button when that is gone. */
  const close = useCallback(() => {
    setState('closed');
    setInitialQuery('');
    const from = opener.current;
    const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected;
    (isThere ? from : button.current)?.focus({preventScroll: true});
  }, [button]);
  return {state, Modal, reports, initialQuery, prepare, open, close};
}
