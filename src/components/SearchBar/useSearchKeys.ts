import {type RefObject, useLayoutEffect} from 'react';
import type {SearchModal} from './useSearchModal';

/**
 * The keys of search: Ctrl or Cmd plus K opens and closes, a slash opens, Escape closes, and a character
 * typed while the button has the focus opens with it as the query. Until the modal is there, whatever is
 * typed belongs to the query, wherever the focus is.
 */
export function useSearchKeys(
  button: RefObject<HTMLButtonElement | null>,
  {state, open, close}: Pick<SearchModal, 'state' | 'open' | 'close'>,
): void {
  // In the same step as the modal's field gets the focus, so that each key goes to one of the two.
  useLayoutEffect(() => {
    const isOpen = state === 'open';
    const isOnItsWay = state === 'loading';
    function onKeyDown(event: KeyboardEvent): void {
      // Escape then ends the writing of a character, as Japanese and Chinese need it.
      if (event.isComposing) return;
      const action = wanted(event);
      if (!action) return;
      event.preventDefault();
      action();
    }
    function wanted(event: KeyboardEvent): (() => void) | undefined {
      const {key} = event;
      if (isToggle(event)) return isOpen || isOnItsWay ? close : () => open();
      if (key === 'Escape') return isOpen || isOnItsWay ? close : undefined;
      if (isOpen || event.ctrlKey || event.metaKey) return undefined;
      if (isOnItsWay) {
        if (key === 'Backspace') return () => open((typed) => typed.slice(0, -1));
        // Else it would follow the link, or press the button, that has the focus behind the modal.
        if (key === 'Enter') return () => undefined;
        if (isCharacter(event)) return () => open((typed) => typed + key);
      }
      if (key === '/' && !isEditing(event)) return () => open();
      // A space presses the button.
      const starts = document.activeElement === button.current && key !== ' ' && isCharacter(event);
      return starts ? () => open(() => key) : undefined;
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [button, state, open, close]);
}

function isToggle(event: KeyboardEvent): boolean {
  // Chrome sends key events without a key when it fills in a form.
  return event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
}

function isCharacter({key, altKey}: KeyboardEvent): boolean {
  return !altKey && /^.$/u.test(key);
}

function isEditing({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
