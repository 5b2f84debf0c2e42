/*
 * Keys that the framework's controls lack: Escape on dropdowns and on the side menu, and Space on the sidebar's
 * categories that are links made into buttons; and Escape on the definitions of terms, which style alone opens.
 */

/** Closes what the navbar has opened, and gives the focus back. */
function closeOpened(): void {
  const opened = document.querySelector<HTMLElement>('.dropdown--show > [aria-expanded]');
  if (opened) {
    opened.focus();
    // The dropdown closes when the focus is elsewhere, and does not mind where.
    document.dispatchEvent(new FocusEvent('focusin'));
  }
  document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
}

/** Closes tooltips although pointer and focus stay where they are; they can be opened again once these have left. */
function closeTerms(): void {
  for (const term of document.querySelectorAll('.term:is(:hover, :focus-within)')) {
    term.classList.add('closed');
    for (const event of ['mouseleave', 'focusout'])
      term.addEventListener(event, () => term.classList.remove('closed'), {once: true});
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') closeTerms();
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  if (event.key === 'Escape') closeOpened();
  if (event.key === ' ' && event.target.matches('a.menu__link[role=button]')) {
    event.preventDefault();
    (event.target as HTMLElement).click();
  }
}

/** Gives the focus back to the button that opened the side menu. */
function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.navbar-sidebar__close')) return;
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
}
