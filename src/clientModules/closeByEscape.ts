/** Closes what the navbar has opened when Escape is pressed, and gives the focus back; the framework does not. */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  const opened = document.querySelector('.dropdown--show > [aria-expanded]');
  if (opened instanceof HTMLElement) {
    opened.focus();
    // The dropdown closes when the focus is elsewhere, and does not mind where.
    document.dispatchEvent(new FocusEvent('focusin'));
  }
  document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close')?.click();
}

/** Gives the focus back to the button that opened the side menu. */
function focusMenuButton(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('.navbar-sidebar__close')) return;
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', closeByEscape);
  document.addEventListener('click', focusMenuButton);
}
