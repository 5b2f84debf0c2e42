import type {Page} from '@playwright/test';

/** Matches the texts that `markTextKinds` has marked. */
export const textKinds = '[data-text-kind]';

/**
 * Marks one text of each kind that is seen within a part of the page (a CSS selector) and that no call before has
 * marked, in place of those marked before. Texts are of a kind if they are both large or both not, and agree with all
 * that they stand in in element, classes, own style and colors now. Tens stand for hundreds, which axe needs its time for.
 */
export async function markTextKinds(page: Page, part = 'body'): Promise<void> {
  await page.evaluate((selector) => {
    const marked = window as Window & {knownTextKinds?: Set<string>};
    const known = marked.knownTextKinds ?? new Set<string>();
    for (const element of document.querySelectorAll('[data-text-kind]'))
      element.removeAttribute('data-text-kind');
    const kinds = new Map<Element, string>();
    const kindOf = (element: Element): string => {
      const found = kinds.get(element);
      if (found !== undefined) return found;
      const {color, backgroundColor, backgroundImage} = getComputedStyle(element);
      const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style')];
      const looks = [...own, color, backgroundColor, backgroundImage].join('|');
      const kind = element.parentElement ? `${kindOf(element.parentElement)} > ${looks}` : looks;
      kinds.set(element, kind);
      return kind;
    };
    for (const element of document.querySelectorAll(`${selector} *`)) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const {fontSize, fontWeight} = getComputedStyle(element);
      // 18 points, or 14 in bold: of large text the standards ask for less contrast.
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      const kind = `${kindOf(element)}, ${isLarge}`;
      if (texts.length === 0 || known.has(kind)) continue;
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      known.add(kind);
      element.setAttribute('data-text-kind', '');
    }
    marked.knownTextKinds = known;
  }, part);
}
