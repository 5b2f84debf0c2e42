/** Brings the page that is open into view in the sidebar, which is longer than many windows. */
export function onRouteDidUpdate(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const open = menu?.querySelector('a[aria-current=page]');
  if (!menu || !open) return;
  // Not `scrollIntoView`, which moves the page too: the sidebar may reach below the window.
  const box = menu.getBoundingClientRect();
  const end = Math.min(box.bottom, window.innerHeight);
  const {top, bottom} = open.getBoundingClientRect();
  if (top < box.top || bottom > end) menu.scrollTop += top - (box.top + end) / 2;
}
