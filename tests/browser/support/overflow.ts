import type {Page} from '@playwright/test';
import {findOverflow} from './findOverflow';

/** What stands out of the window sideways, outside boxes that scroll by themselves. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(findOverflow);
}

/** A reader's own spacing (WCAG 1.4.12). */
export const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text that its own box cuts off. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A reader opens folded code with the row below it.
    for (const fold of document.querySelectorAll('.code-fold')) fold.setAttribute('open', '');
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
        // One pixel is the size of text that is only for screen readers.
        .filter((element) => element.clientWidth > 1 && element.textContent?.trim())
        .filter((element) => {
          const {overflowX, overflowY} = getComputedStyle(element);
          const clips = (value: string) => value === 'hidden' || value === 'clip';
          return (
            (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 160))
    );
  });
}
