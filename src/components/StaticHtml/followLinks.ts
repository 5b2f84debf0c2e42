import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/** Links to pages of the site; others, and those to a place on the same page, are the browser's. */
const toPages = 'a[href^="/"]';

/**
 * Lets links in HTML that the build made do what the framework's `Link` does: another page comes without a reload, and
 * is fetched ahead when its link comes into view or under the pointer.
 */
export function followLinks(box: HTMLElement, history: History): () => void {
  const links = box.querySelectorAll<HTMLAnchorElement>(toPages);
  if (links.length === 0) return () => undefined;
  const forget = new AbortController();
  box.addEventListener('click', (event) => go(event, history), forget);
  for (const type of ['mouseover', 'touchstart']) {
    box.addEventListener(type, preload, {signal: forget.signal, passive: true});
  }
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  // A tooltip that is hidden has its place, and counts as in view.
  for (const link of links) if (!link.closest('[role=tooltip]')) observer.observe(link);
  return () => {
    forget.abort();
    observer.disconnect();
  };
}

function linkOf({target}: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(toPages) : null;
}

function preload(event: Event): void {
  const link = linkOf(event);
  if (link) window.docusaurus.preload(link.pathname);
}

function go(event: MouseEvent, history: History): void {
  const link = linkOf(event);
  const {button, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (!link || event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const {pathname, search, hash} = link;
  const isHere = history.createHref(history.location) === pathname + search + hash;
  history[isHere ? 'replace' : 'push']({pathname, search, hash});
}
