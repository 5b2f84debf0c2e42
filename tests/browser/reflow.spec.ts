import {expect, type Page, test} from './test';
import {routes} from './routes';
import {pages, visit} from './surfaces';

/** What stands out of the window sideways, outside boxes that scroll by themselves. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

/** 320 px is also a window of 1280 px at 400 %; 640 px is one at 200 %. */
for (const [name, size] of [
  ['320 px wide (400 % of 1280)', {width: 320, height: 640}],
  ['at 200 % of 1280', {width: 640, height: 400}],
] as const) {
  test(`no page scrolls sideways ${name}`, async ({browser, baseURL}) => {
    test.setTimeout(180_000);
    const zoom = 1280 / size.width;
    const context = await browser.newContext({baseURL, viewport: size, deviceScaleFactor: zoom});
    const page = await context.newPage();
    const found: Record<string, string[]> = {};
    for (const route of [...routes, '/no-such-page']) {
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      await page.evaluate(() => document.fonts.ready);
      const wide = await overflow(page);
      if (wide.length > 0) found[route] = wide;
    }
    await context.close();
    expect(found).toEqual({});
  });
}

/** A reader's own spacing (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text that its own box cuts off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
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
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

for (const surface of pages) {
  for (const width of surface.widths) {
    test(`wider text spacing loses nothing of the ${surface.name} at ${width} px`, async ({page}) => {
      await visit(page, surface, width);
      await page.addStyleTag({content: textSpacing});
      expect(await overflow(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
    });
  }
}
