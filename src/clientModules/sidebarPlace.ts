/** Brings the page that is open into view in the sidebar, which is longer than many windows. */
export function onRouteDidUpdate(): void {
  const open = document.querySelector('.theme-doc-sidebar-container a[aria-current=page]');
  // Firefox and Safari would move the page as well where the sidebar is not shown.
  if (open?.getClientRects().length) open.scrollIntoView({block: 'nearest', behavior: 'instant'});
}
