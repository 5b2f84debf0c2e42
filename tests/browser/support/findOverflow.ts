/** What stands out of the window sideways, outside boxes that scroll by themselves. Runs in a page, in any browser. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement),
  );
  return [
    `${document.documentElement.scrollWidth} px`,
    ...wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120)),
  ];
}
