import {type RefObject, useEffect} from 'react';

interface Options {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** What was typed on the button while the modal was on its way. */
  typed: string;
  /** @param character To be appended to the query that the modal opens with. */
  open: (character?: string) => void;
  close: () => void;
}

/**
 * The keys of search: Ctrl or Cmd plus K opens and closes, a slash opens, Escape closes, and a character
 * typed while the button has the focus opens with it as the query; spaces between words belong to it.
 */
export function useSearchKeys({button, isOpen, typed, open, close}: Options): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // Escape then ends the writing of a character, as Japanese and Chinese need it.
      if (event.isComposing) return;
      const command = event.ctrlKey || event.metaKey;
      if (
        isOpen
          ? event.key === 'Escape' || isToggle(event)
          : isToggle(event) || (event.key === '/' && !command && !isEditing(event))
      ) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (
        !isOpen &&
        !command &&
        !event.altKey &&
        document.activeElement === button.current &&
        // A first space presses the button; a later one stands between two words.
        (typed === '' ? /^\S$/u : /^.$/u).test(event.key)
      ) {
        // Else the character would be typed into the modal's field a second time.
        event.preventDefault();
        open(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [button, isOpen, typed, open, close]);
}

function isToggle(event: KeyboardEvent): boolean {
  // Chrome sends key events without a key when it fills in a form.
  return event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
}

function isEditing({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
