import {expect, type Page, test} from './test';
import {opened, pages, visit} from './surfaces';

/** Least width and height of a target, in CSS pixels (WCAG 2.5.8). */
const least = 24;

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
function smallControls(page: Page, part = 'body'): Promise<string[]> {
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
    {controls, least},
  );
}

for (const surface of [...pages, ...opened]) {
  for (const width of surface.widths) {
    test(`every control of the ${surface.name} is ${least} px wide and tall at ${width} px`, async ({
      page,
    }) => {
      await visit(page, surface, width);
      expect(await smallControls(page, surface.part)).toEqual([]);
    });
  }
}

test('a control that is too small is found', async ({page}) => {
  await visit(page, pages[0], 1280);
  await page.addStyleTag({content: '.navbar button {width: 20px !important; min-width: 0 !important}'});
  expect((await smallControls(page)).length).toBeGreaterThan(0);
});
