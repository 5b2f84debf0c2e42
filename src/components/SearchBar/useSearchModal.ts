import type {Reports} from '@site/plugins/search/client/insightsClient';
import {type ComponentType, type RefObject, useCallback, useLayoutEffect, useRef, useState} from 'react';
import type {Props as ModalProps} from './SearchModal';
import {useSearchConfig} from './useSearchConfig';

/** `loading` while the modal is on its way; `failed` after a reader wanted it and it could not be loaded. */
type State = 'closed' | 'loading' | 'open' | 'failed';

/** The modal's code, which comes on first need, whether it is open, and its keys. */
export function useSearchModal(button: RefObject<HTMLButtonElement | null>) {
  const config = useSearchConfig();
  const {insights} = config;
  const opener = useRef<Element | null>(null);
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [reports, setReports] = useState<Reports>();
  const [state, setState] = useState<State>('closed');
  const [initialQuery, setInitialQuery] = useState('');

  const load = useCallback(async () => {
    // First and on its own, so that the index is made while the modal's code is on its way.
    const worker = import('@site/plugins/search/client/askWorker');
    const index = worker.then(({prepareIndex}) => prepareIndex(config));
    // A plain import of the style would be dropped: the package says that none of its files has side effects.
    const style = import('@docsearch/react/style/modal');
    const [modal] = await Promise.all([import('./SearchModal'), style, index]);
    setModal(() => modal.default);
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
  useSearchKeys(button, {state, open, close});
  return {state, Modal, reports, initialQuery, prepare, open, close};
}

interface Modal {
  state: State;
  open: (change?: (typed: string) => string) => void;
  close: () => void;
}

/**
 * The keys of search: Ctrl or Cmd plus K opens and closes, a slash opens, Escape closes, and a character
 * typed while the button has the focus opens with it as the query. Until the modal is there, whatever is
 * typed belongs to the query, wherever the focus is.
 */
function useSearchKeys(button: RefObject<HTMLButtonElement | null>, {state, open, close}: Modal): void {
  // In the same step as the modal's field gets the focus, so that each key goes to one of the two.
  useLayoutEffect(() => {
    const isOpen = state === 'open';
    const isOnItsWay = state === 'loading';
    function onKeyDown(event: KeyboardEvent): void {
      // Escape then ends the writing of a character, as Japanese and Chinese need it.
      const action = event.isComposing ? undefined : wanted(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
    function wanted({key, altKey, ctrlKey, metaKey, target}: KeyboardEvent): (() => void) | undefined {
      // Another dialog, such as an enlarged figure, covers what would open.
      if (!isOpen && document.querySelector('[aria-modal=true]')) return undefined;
      const isCharacter = !altKey && /^.$/u.test(key);
      // Chrome sends key events without a key when it fills in a form.
      const isToggle = key?.toLowerCase() === 'k' && (ctrlKey || metaKey);
      if (isToggle) return isOpen || isOnItsWay ? close : () => open();
      if (key === 'Escape') return isOpen || isOnItsWay ? close : undefined;
      if (isOpen || ctrlKey || metaKey) return undefined;
      if (isOnItsWay) {
        if (key === 'Backspace') return () => open((typed) => typed.slice(0, -1));
        // Else it would follow the link, or press the button, that has the focus behind the modal.
        if (key === 'Enter') return () => undefined;
        if (isCharacter) return () => open((typed) => typed + key);
      }
      if (key === '/' && !isEditable(target)) return () => open();
      // A space presses the button.
      const starts = document.activeElement === button.current && key !== ' ' && isCharacter;
      return starts ? () => open(() => key) : undefined;
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [button, state, open, close]);
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}
