/*
 * What the framework's controls lack for readers without a mouse: Escape on dropdowns and on the side menu, Space on
 * tabs and on the sidebar's categories that are links made into buttons, presses without a key or pointer on
 * dropdowns, and the focus in the side menu; and Escape on the definitions of terms, which style alone opens.
 */

/** Closes what the navbar has opened, and gives the focus back. */
function closeOpened(): void {
  const opened = document.querySelector<HTMLElement>('.dropdown--show > [aria-expanded]');
  if (opened) {
    opened.focus();
    // The dropdown closes when the focus is elsewhere, and does not mind where.
    document.dispatchEvent(new FocusEvent('focusin'));
  }
  for (const hovered of document.querySelectorAll('.dropdown--hoverable:hover')) {
    hovered.classList.remove('dropdown--hoverable');
    hovered.addEventListener('mouseleave', () => hovered.classList.add('dropdown--hoverable'), {once: true});
  }
  closeButton()?.click();
}

/** The first control of the side menu while that is open. */
function closeButton(): HTMLElement | null {
  return document.querySelector('.navbar-sidebar--show .navbar-sidebar__close');
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
  if (event.key === ' ' && event.target.matches('a.menu__link[role=button], [role=tab]')) {
    event.preventDefault();
    (event.target as HTMLElement).click();
  }
}

/** Gives the focus back to the button that opened the side menu, and leads it into a menu that opens or goes back. */
function onClick({target}: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest('.navbar-sidebar__close'))
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  if (target.closest('.navbar__toggle, .navbar-sidebar__back')) requestAnimationFrame(enterMenu);
}

/** Leads the focus into the side menu; in its first frames nothing there is visible yet. */
function enterMenu(): void {
  const close = closeButton();
  close?.focus();
  if (close && document.activeElement !== close) requestAnimationFrame(enterMenu);
}

/** Keeps the focus in the side menu, which covers the page. */
function onFocus({target}: FocusEvent): void {
  const close = closeButton();
  if (!close || !(target instanceof Element)) return;
  if (!target.closest('.navbar-sidebar, .navbar__toggle, [role=dialog]')) close.focus();
}

/** Opens a dropdown for aids that press without key or pointer: the framework's listens to Enter alone. */
function onPress(event: MouseEvent): void {
  const toggle =
    event.detail === 0 &&
    event.target instanceof Element &&
    event.target.closest('.dropdown > [aria-haspopup]');
  if (!toggle) return;
  event.preventDefault();
  event.stopPropagation();
  toggle.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  document.addEventListener('click', onPress, {capture: true});
  document.addEventListener('focusin', onFocus);
}
