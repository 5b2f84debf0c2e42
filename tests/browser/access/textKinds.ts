import type {Page} from '@playwright/test';

/** Matches the texts that `markTextKinds` has marked. */
export const textKinds = '[data-text-kind]';

/** Matches those of a kind that no scheme or window before has shown. */
export const newTextKinds = '[data-text-kind=new]';

/**
 * Marks one text of each kind that is seen within a part of the page (a CSS selector), in place of those marked before.
 * Texts are of a kind if they agree in size and weight, and with all that they stand in in element, classes, own style
 * and colors now. Tens stand for hundreds, which axe needs its time for.
 */
export async function markTextKinds(page: Page, part = 'body'): Promise<void> {
  await page.evaluate((selector) => {
    const marked = window as Window & {knownTextKinds?: Set<string>};
    const known = marked.knownTextKinds ?? new Set();
    for (const element of document.querySelectorAll('[data-text-kind]'))
      element.removeAttribute('data-text-kind');
    const kinds = new Map<Element, string>();
    const kindOf = (element: Element): string => {
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const {color, backgroundColor, backgroundImage} = getComputedStyle(element);
      const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style')];
      const looks = [...own, color, backgroundColor, backgroundImage].join('|');
      const kind = element.parentElement ? `${kindOf(element.parentElement)} > ${looks}` : looks;
      kinds.set(element, kind);
      return kind;
    };
    const seen = new Set<string>();
    for (const element of document.querySelectorAll(`${selector} *`)) {
      const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const {fontSize, fontWeight} = getComputedStyle(element);
      const kind = `${kindOf(element)}, ${fontSize} ${fontWeight}`;
      if (texts.length === 0 || seen.has(kind)) continue;
      if (!element.checkVisibility({visibilityProperty: true})) continue;
      seen.add(kind);
      element.setAttribute('data-text-kind', known.has(kind) ? 'known' : 'new');
    }
    marked.knownTextKinds = new Set([...known, ...seen]);
  }, part);
}
