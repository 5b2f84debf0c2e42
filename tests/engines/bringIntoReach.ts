/**
 * Brings an element to the middle of the window, and says whether a pointer at its middle would meet it, and not
 * something that covers it. Runs in a page.
 */
export function bringIntoReach(element: Element): boolean {
  element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const {left, top, width, height} = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return met !== null && (element.contains(met) || met.closest('label')?.control === element);
}
