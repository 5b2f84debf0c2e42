import {onImproved} from '@site/plugins/search/client/askWorker';
import {type KeyboardEvent, type RefObject, useEffect, useLayoutEffect} from 'react';

/**
 * Makes what is inside the modal reachable by assistive technology.
 *
 * DocSearch 3.9 makes the whole modal a button, and puts links and buttons into options of list boxes; what is inside
 * either counts as plain text. The items of a tree may hold them. Its header and footer would count as the page's,
 * and its field names lists as its own that are not shown while nothing is found. What is shown before anything is
 * typed stays below the reader's own searches, and until a query has its answer.
 */
export function useReachableHits(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = dialog.current;
    const container = root?.querySelector('.DocSearch-Container');
    const field = root?.querySelector('.DocSearch-Input');
    if (!root || !container || !field) return;
    let lists = '';
    let shownLists = '';

    const mend = () => {
      const isWaiting = root.querySelector('.DocSearch-StartScreen') !== null;
      const isAsking = field.getAttribute('value') !== '';
      root.toggleAttribute('data-asked', isAsking && !isWaiting);
      root.toggleAttribute('data-searching', isAsking && isWaiting);
      const start = root.querySelector('.DocSearch-Start');
      if (start?.nextElementSibling) start.parentElement?.append(start);
      for (const name of container.getAttributeNames())
        if (name === 'role' || name === 'tabindex' || name.startsWith('aria-'))
          container.removeAttribute(name);
      for (const list of root.querySelectorAll('[role=listbox]')) list.setAttribute('role', 'tree');
      for (const option of root.querySelectorAll('[role=option]')) option.setAttribute('role', 'treeitem');
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
    for (const part of root.querySelectorAll('header, footer')) part.setAttribute('role', 'presentation');
    mend();
    const observer = new MutationObserver(mend);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['role', 'tabindex', 'aria-controls', 'value'],
    });
    return () => observer.disconnect();
  }, [dialog]);
}

/** Does what a key should in the modal, in place of DocSearch and the browser. */
export function onModalKey(event: KeyboardEvent<HTMLElement>): void {
  const action = nextStop(event) ?? shownChoice(event) ?? startLink(event);
  if (!action) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/**
 * Lets Tab go round inside the modal.
 *
 * DocSearch 3.9 counts its links and buttons once, when it opens: the last of them is then the provider's logo, which
 * is not shown where the embedded engine answers, and Tab leads out of the modal.
 */
function nextStop({key, shiftKey, currentTarget: modal}: KeyboardEvent<HTMLElement>) {
  if (key !== 'Tab') return undefined;
  const stops = [...modal.querySelectorAll<HTMLElement>('a[href], button, input')].filter(isShown);
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  return document.activeElement === from && to ? () => to.focus() : undefined;
}

/**
 * Lets Enter open the hit that is shown as chosen.
 *
 * DocSearch 3.9 takes the hit of its newest answer, which a busy device shows only later: another one than the reader
 * has before their eyes.
 */
function shownChoice(event: KeyboardEvent<HTMLElement>) {
  const chosen = event.currentTarget.querySelector<HTMLElement>('[aria-selected=true] a');
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing;
  const isChoice = event.key === 'Enter' && isPlain && event.target instanceof HTMLInputElement;
  return chosen && isChoice ? () => chosen.click() : undefined;
}

/** Arrow keys lead through the links that the modal begins with; a character goes to the field. */
function startLink(event: KeyboardEvent<HTMLElement>) {
  const {key, target, currentTarget: modal} = event;
  const links = [...modal.querySelectorAll<HTMLElement>('.DocSearch-Start a')];
  const field = modal.querySelector('input');
  const at = links.indexOf(target as HTMLElement);
  // The reader's own searches come first, and DocSearch leads through them.
  const isFromField = target === field && !field?.value && !modal.querySelector('[role=treeitem]');
  if (!links.some(isShown) || (at < 0 && !isFromField)) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return () => (links[at + (key === 'ArrowDown' ? 1 : -1)] ?? field)?.focus();
  if (/^\S$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) field?.focus();
  return undefined;
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}

/**
 * Asks for the answer to a query again when it has become a better one; a list in which the reader has moved, or has
 * the pointer, stays as it is.
 *
 * DocSearch 3.9 searches when its field changes, and offers no other way: the field gets a space more and loses it.
 */
export function useBetterAnswers(dialog: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      onImproved(() => {
        const field = dialog.current?.querySelector('input');
        const [first, ...others] = dialog.current?.querySelectorAll('.DocSearch-Hit') ?? [];
        // Firefox knows `ariaSelected` since 119 alone.
        const isChosen = (hit: Element) => hit.getAttribute('aria-selected') === 'true';
        if (!field || others.some(isChosen) || first?.matches(':hover')) return;
        // One after the other, and outside of React's own work: it would put the first value back.
        setTimeout(() => change(field, (text) => `${text} `));
        setTimeout(() => change(field, (text) => text.replace(/ $/, '')));
      }),
    [dialog],
  );
}

/** Changes a field as a reader does; one that is empty stays so. */
function change(field: HTMLInputElement, to: (text: string) => string): void {
  if (!field.value) return;
  const {selectionStart, selectionEnd} = field;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, to(field.value));
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.setSelectionRange(selectionStart, selectionEnd);
}
