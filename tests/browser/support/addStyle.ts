import type {Page} from '@playwright/test';

/**
 * Adds rules to a page in a way that its content security policy allows: not as an element.
 *
 * @param name of the rules; those added before under the same name are replaced
 */
export async function addStyle(page: Page, css: string, name = css): Promise<void> {
  await page.evaluate(
    ([css, name]) => {
      const added = document.adoptedStyleSheets as Array<CSSStyleSheet & {addedAs?: string}>;
      const sheet =
        added.find(({addedAs}) => addedAs === name) ?? Object.assign(new CSSStyleSheet(), {addedAs: name});
      sheet.replaceSync(css);
      if (!added.includes(sheet)) added.push(sheet);
    },
    [css, name],
  );
}
