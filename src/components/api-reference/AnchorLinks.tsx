import {useLocation} from '@docusaurus/router';
import {announceCopied} from '@site/src/components/CopiedNotice/announceCopied';
import {writeToClipboard} from '@site/src/components/CopiedNotice/writeToClipboard';
import {stayInSight, unfold} from '@site/src/components/CodeBlock/Fold';
import {useEffect} from 'react';

/** What scripts add to the anchors of a page: folded parts open when linked to, and links to anchors are copied. */
export function AnchorLinks(): null {
  const {hash} = useLocation();
  useEffect(() => openPartWithAnchor(hash), [hash]);
  useEffect(() => {
    const forget = new AbortController();
    copyLinkOnClick(forget.signal);
    openForPrint(forget.signal);
    followFolds(forget.signal);
    return () => forget.abort();
  }, []);
  return null;
}

/** Copies the address of a heading or a property whose link is clicked, until the signal is given. */
function copyLinkOnClick(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const {target, ctrlKey, metaKey, shiftKey} = event;
      if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
      const link = target.closest<HTMLAnchorElement>('.markdown :is(a.property-name, a.hash-link)');
      if (link) void writeToClipboard(link.href).then(announceCopied);
    },
    {signal},
  );
}

/** Opens what is folded while the page is printed, for browsers in which style alone cannot. */
function openForPrint(signal: AbortSignal): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener(
    'beforeprint',
    () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const part of opened) part.open = true;
    },
    {signal},
  );
  window.addEventListener(
    'afterprint',
    () => {
      for (const part of opened) part.open = false;
      opened = [];
    },
    {signal},
  );
}

/** Does for examples in static HTML what `CodeBlock` does for its own folded code. Neither event bubbles. */
function followFolds(signal: AbortSignal): void {
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element && target.matches('.long-code > pre')) unfold(target);
    },
    {capture: true, signal},
  );
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.matches('.code-fold')) stayInSight(target);
    },
    {capture: true, signal},
  );
}

/**
 * Opens the folded parts around an anchor and scrolls to it.
 *
 * Browsers do so themselves when a page is loaded, some of them; none does when the site's router moves on.
 *
 * @param hash fragment of an address, with its `#`
 */
function openPartWithAnchor(hash: string): void {
  const target = document.getElementById(decode(hash.slice(1)));
  let isFolded = false;
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    if (part.open) continue;
    part.open = true;
    isFolded = true;
  }
  if (isFolded) target?.scrollIntoView();
}

/** A fragment may hold anything that a reader types. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
