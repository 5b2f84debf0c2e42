/**
 * Brings an element to the middle of the window, and says whether a pointer at its middle would meet it, and not
 * something that covers it, now and when it gets there: what slides may be elsewhere by then. Runs in a page.
 */
export function bringIntoReach(element: Element): boolean {
  element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const isMoving = document
    .getAnimations()
    .some((one) => one instanceof CSSTransition && (one.effect as KeyframeEffect).target?.contains(element));
  const {left, top, width, height} = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  return !isMoving && met !== null && (element.contains(met) || met.closest('label')?.control === element);
}
