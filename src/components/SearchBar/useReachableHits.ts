import {useEffect} from 'react';

/**
 * Makes what is inside the modal's hits reachable by assistive technology.
 *
 * DocSearch 3.9 puts links and buttons into options of a list box, whose content counts as plain text. The rows
 * of a grid may hold them; the cell comes with the hit's component. Its field also names lists as its own that
 * are not shown while nothing is found.
 */
export function useReachableHits(): void {
  useEffect(() => {
    const modal = document.querySelector('.DocSearch-Modal');
    const field = modal?.querySelector('.DocSearch-Input');
    if (!modal || !field) return;
    let lists = '';
    let shownLists = '';

    const mend = () => {
      for (const list of modal.querySelectorAll('[role=listbox]')) list.setAttribute('role', 'grid');
      for (const option of modal.querySelectorAll('[role=option]')) option.setAttribute('role', 'row');
      const named = field.getAttribute('aria-controls') ?? '';
      if (named !== shownLists) lists = named;
      shownLists = lists
        .split(' ')
        .filter((id) => document.getElementById(id))
        .join(' ');
      if (named === shownLists) return;
      if (shownLists) field.setAttribute('aria-controls', shownLists);
      else field.removeAttribute('aria-controls');
    };
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(modal, {subtree: true, childList: true, attributeFilter: ['role', 'aria-controls']});
    return () => observer.disconnect();
  }, []);
}
