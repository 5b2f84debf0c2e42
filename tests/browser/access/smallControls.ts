import type {Page} from '@playwright/test';

/** Least width and height of a target, in CSS pixels (WCAG 2.5.8). */
export const leastTarget = 24;

/** Controls that stand by themselves; links inside sentences may be as small as their text. */
const controls = [
  'button',
  'summary',
  '[role=button]',
  '[role=tab]',
  '.navbar__link',
  '.navbar-sidebar a',
  '.menu__link',
  '.pagination-nav__link',
  '.dropdown__link',
].join();

/** Visible controls under the least size. */
export function smallControls(page: Page, part = 'body'): Promise<string[]> {
  return page.locator(part).evaluate(
    (root, {controls, least}) =>
      [...root.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        .filter(({box}) => box.width > 0 && (box.width < least - 0.1 || box.height < least - 0.1))
        .map(
          ({element, box}) =>
            `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
        ),
    {controls, least: leastTarget},
  );
}
