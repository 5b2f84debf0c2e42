import {useLocation} from '@docusaurus/router';
import {decoded} from '@site/sandbox/http/decoded';
import {copyAndAnnounce} from '@site/src/components/CopiedNotice/copyAndAnnounce';
import {stayInSight, unfold} from '@site/src/components/CodeBlock/Fold';
import {useEffect} from 'react';

/** What scripts add to the anchors of a page: folded parts open when linked to, and links to anchors are copied. */
export function AnchorLinks(): null {
  const {hash} = useLocation();
  useEffect(() => openPartWithAnchor(hash), [hash]);
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    document.addEventListener('click', copyClickedLink, {signal});
    window.addEventListener('beforeprint', openForPrint, {signal});
    // What `CodeBlock` does for its own code. Neither event bubbles.
    document.addEventListener('scroll', unfold, {capture: true, signal});
    document.addEventListener('toggle', stayInSight, {capture: true, signal});
    // A browser may have found something before.
    for (const target of document.querySelectorAll('.long-code > pre')) unfold({target});
    return () => controller.abort();
  }, []);
  return null;
}

/** Copies the address of a heading or a property whose link is clicked. */
function copyClickedLink({target, ctrlKey, metaKey, shiftKey}: MouseEvent): void {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const link = target.closest<HTMLAnchorElement>('.markdown :is(a.property-name, a.hash-link)');
  if (link) copyAndAnnounce(link.href);
}

/** Opens what is folded while the page is printed, for browsers in which style alone cannot. */
function openForPrint(): void {
  // Code is cut on the screen alone; to open and close its folds would move the page.
  const closed = 'main details:not([open], .code-fold)';
  const opened = [...document.querySelectorAll<HTMLDetailsElement>(closed)];
  const set = (isOpen: boolean) => {
    for (const part of opened) part.open = isOpen;
  };
  set(true);
  window.addEventListener('afterprint', () => set(false), {once: true});
}

/**
 * Opens the folded parts around an anchor and scrolls to it.
 *
 * Browsers do so themselves when a page is loaded, some of them; none does when the site's router moves on.
 */
function openPartWithAnchor(hash: string): void {
  const target = document.getElementById(decoded(hash.slice(1)));
  let isFolded = false;
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    isFolded ||= !part.open;
    part.open = true;
  }
  if (isFolded) target?.scrollIntoView();
}
