import type {Provider} from '@site/config/search';
import {type ComponentType, type RefObject, useCallback, useRef, useState} from 'react';
import type {Props as ModalProps, Reports} from './SearchModal';
import {useSearchConfig} from './useSearchConfig';

let reports: Reports | undefined;

/** Loads what reports to the provider, which only a site with insights needs; undefined when that fails. */
async function loadReports(provider: Provider): Promise<Reports | undefined> {
  try {
    const {reportClick, startInsights} = await import('@site/plugins/search/client/insightsClient');
    reports ??= {client: startInsights(provider), click: reportClick};
  } catch (error) {
    console.warn('Search goes on without reports to the provider:', error);
  }
  return reports;
}

export interface SearchModal {
  /** `loading` while the modal is on its way; `failed` for as long as a reader who wanted the modal is told that it could not be loaded. */
  state: 'closed' | 'loading' | 'open' | 'failed';
  /** Missing until it has been loaded. */
  Modal?: ComponentType<ModalProps>;
  reports?: Reports;
  initialQuery: string;
  /** Loads the modal, so that it is there when it is wanted. */
  prepare: () => void;
  /** @param change Makes the query that the modal opens with from what was typed while it was on its way. */
  open: (change?: (typed: string) => string) => void;
  /** Closes the modal and gives the focus back to where it was, or to the button when that is gone. */
  close: () => void;
  /** Ends the state `failed`. */
  forget: () => void;
}

/** The modal's code, which comes on first need, and whether it is open. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>): SearchModal {
  const config = useSearchConfig();
  const {insights} = config;
  const opener = useRef<Element | null>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [reports, setReports] = useState<Reports>();
  const [state, setState] = useState<SearchModal['state']>('closed');
  const [initialQuery, setInitialQuery] = useState('');

  const load = useCallback(async () => {
    // A plain import of the style would be dropped: the package says that none of its files has side effects.
    const [module] = await Promise.all([import('./SearchModal'), import('@docsearch/react/style')]);
    module.prepareIndex(config);
    setModal(() => module.default);
    if (insights) setReports(await loadReports(insights));
  }, [config, insights]);
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
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
  const close = useCallback(() => {
    setState('closed');
    setInitialQuery('');
    const from = opener.current;
    const isThere = from instanceof HTMLElement && from !== document.body && from.isConnected;
    (isThere ? from : button.current)?.focus({preventScroll: true});
  }, [button]);
  const forget = useCallback(() => setState('closed'), []);
  return {state, Modal, reports, initialQuery, prepare, open, close, forget};
}
