import type {Page} from '@playwright/test';
import {schemes, type SchemeName} from '@site/design/schemes';

/** Every color scheme that a reader can have; first the one in which a page loads by itself. */
export const schemeNames: SchemeName[] = ['dark', 'dark-high-contrast', 'light', 'light-high-contrast'];

/** Shows a scheme on an open page as if the reader had chosen it; no reload, no stored choice. */
export async function showScheme(page: Page, scheme: SchemeName): Promise<void> {
  const mode = schemes[scheme].base;
  await page.evaluate(
    async ([mode, scheme]) => {
      const root = document.documentElement;
      // Colors that fade would be measured on their way.
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets = [still];
      root.setAttribute('data-theme', mode);
      root.setAttribute('data-theme-choice', mode);
      root.setAttribute(`data-${mode}-scheme`, scheme);
      // A browser without a window loses a frame now and then.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 10_000);
      });
    },
    [mode, scheme] as const,
  );
}

/** Makes every page of a tab load in a scheme, as after an earlier visit. */
export async function storeScheme(page: Page, scheme: SchemeName): Promise<void> {
  const mode = schemes[scheme].base;
  await page.addInitScript(
    ([mode, scheme]) => {
      localStorage.setItem('theme', mode);
      localStorage.setItem(`${mode}-scheme`, scheme);
    },
    [mode, scheme] as const,
  );
}
