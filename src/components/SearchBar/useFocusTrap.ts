import {type RefObject, useEffect} from 'react';

/**
 * Lets Tab go round inside a dialog.
 *
 * DocSearch 3.9 counts its links and buttons once, when it opens: the last of them is then the provider's logo, which
 * is not shown where the embedded engine answers, and Tab leads out of the modal.
 */
export function useFocusTrap(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return;
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Tab') return;
      const stops = [...(root?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])].filter(
        (element) => element.getClientRects().length > 0,
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from || !to) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    }
    root.addEventListener('keydown', onKeyDown, {capture: true});
    return () => root.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [dialog]);
}
