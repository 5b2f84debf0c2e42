import type {Page} from '@playwright/test';

/** Matches the texts that `markTextKinds` has marked. */
export const textKinds = '[data-text-kind]';

/**
 * Marks one text of each kind within a part of the page (a CSS selector).
 * Texts are of a kind if they and all that they stand in agree in element, classes, own style and colors now:
 * another color scheme then shows them alike too. Tens stand for hundreds, which axe needs its time for.
 */
export async function markTextKinds(page: Page, part = 'body'): Promise<void> {
  await page.evaluate((selector) => {
    const kinds = new Map<Element, string>();
    const kindOf = (element: Element): string => {
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const {color, backgroundColor, backgroundImage, fontSize, fontWeight} = getComputedStyle(element);
      const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style')];
      const looks = [...own, color, backgroundColor, backgroundImage, fontSize, fontWeight].join('|');
      const kind = element.parentElement ? `${kindOf(element.parentElement)} > ${looks}` : looks;
      kinds.set(element, kind);
      return kind;
    };
    const seen = new Set<string>();
    for (const element of document.querySelectorAll(`${selector} *`)) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const kind = kindOf(element);
      if (texts.length === 0 || seen.has(kind)) continue;
      seen.add(kind);
      element.setAttribute('data-text-kind', '');
    }
  }, part);
}
