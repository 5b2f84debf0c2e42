import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Brings an entry of a list that scrolls by itself into view there. */
function bringIntoView(entry: Element | null, list: Element | null | undefined): void {
  if (!entry || !list) return;
  // Not `scrollIntoView`, which moves the page too: the list may reach below the window.
  const box = list.getBoundingClientRect();
  const end = Math.min(box.bottom, window.innerHeight);
  const {top, bottom} = entry.getBoundingClientRect();
  if (top < box.top || bottom > end) list.scrollTop += top - (box.top + end) / 2;
}

/** Keeps the page that is open in view in the sidebar, which is longer than many windows. */
export function onRouteDidUpdate(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  bringIntoView(menu?.querySelector('a[aria-current=page]') ?? null, menu);
}

/** Keeps the section that is read in view in the contents. */
function followSection(): void {
  const entry = document.querySelector('.theme-doc-toc-desktop .table-of-contents__link--active');
  bringIntoView(entry, entry?.closest('.thin-scrollbar'));
}

/** Keeps the page that is open in view in the menu of narrow windows, once it has come. */
function showPlaceInMenu({target}: MouseEvent): void {
  if (!(target instanceof Element) || !target.closest('.navbar__toggle')) return;
  const menu = () => document.querySelector('.navbar-sidebar__item:last-child');
  window.setTimeout(() => bringIntoView(menu()?.querySelector('a[aria-current=page]') ?? null, menu()));
}

/** Pause after scrolling, in milliseconds, after which the contents know where the reader is. */
const pause = 100;

if (ExecutionEnvironment.canUseDOM) {
  let timer = 0;
  const onScroll = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(followSection, pause);
  };
  document.addEventListener('scroll', onScroll, {passive: true});
  document.addEventListener('click', showPlaceInMenu);
}
