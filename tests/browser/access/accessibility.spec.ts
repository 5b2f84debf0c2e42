import type {AxeResults, RunOptions} from 'axe-core';
import {addStyle} from '../support/addStyle';
import {axe, colorRules, ofColors} from '../support/axe';
import {expect, type Page, test, tookOver} from '../support/test';
import {schemeNames, showScheme, storeScheme} from '../support/colorSchemes';
import {flattenBackdrop} from './flatBackdrop';
import {cutOff, overflow, textSpacing} from '../support/overflow';
import {leastTarget, smallControls} from './smallControls';
import {opened, pages, resize, visit} from '../support/pageStates';
import {markTextKinds, textKinds} from './textKinds';

test.use({reducedMotion: 'reduce'});

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules beyond the standards that hold here too. */
const goodPractice = [
  'heading-order',
  'landmark-unique',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'landmark-no-duplicate-banner',
  'landmark-main-is-top-level',
  'page-has-heading-one',
  'region',
  'empty-heading',
];

const ruleSet = (names: string[], enabled: boolean) =>
  Object.fromEntries(names.map((name) => [name, {enabled}]));

/** All that does not hang on the scheme. */
const lasting: RunOptions = {
  runOnly: {type: 'tag', values: standards},
  rules: {...ruleSet(goodPractice, true), ...ruleSet(colorRules, false)},
};

/** What axe finds, a line for each element; text whose contrast it could not tell counts as found. */
function findings({violations, incomplete}: AxeResults): string[] {
  // A single character, or signs alone, may be a mark instead of text; its color is that of longer text of its kind.
  // In a drawing axe cannot see what lies under a text: design/schemes.test.ts holds those colors.
  const untold = ['shortTextContent', 'nonBmp', 'imgNode'];
  const isDrawn = (html: string) => /^<(?:text|tspan)\b/.test(html);
  const unknown = incomplete
    .filter(({id}) => id === 'color-contrast')
    .map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(
        ({any, html}) => !isDrawn(html) && any.every(({data}) => !untold.includes(data?.messageKey)),
      ),
    }));
  return [...violations, ...unknown].flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any.map(({message}) => message).join(' ')}`),
  );
}

for (const pageState of [...pages, ...opened]) {
  const {name, part, widths} = pageState;
  const isPage = pages.includes(pageState);
  const wide = isPage ? ', and wider text spacing loses nothing' : '';
  test(`axe finds nothing on the ${name} at ${widths.join(' and ')} px in any scheme, controls are ${leastTarget} px${wide}`, async ({
    page,
  }) => {
    const found: Record<string, string[]> = {};
    for (const width of widths) {
      const isFirst = width === widths[0];
      const note = (where: string, lines: string[]) => {
        if (lines.length > 0) found[`${where}, ${width} px`] = lines;
      };
      if (isFirst) await visit(page, pageState, width);
      else {
        await resize(page, width);
        // Takes the styles away that were added in the window before.
        await showScheme(page, schemeNames[0]);
      }
      note('small controls', await smallControls(page, part));
      note('any scheme', findings(await axe(page, part, lasting)));
      if (isPage) {
        await addStyle(page, textSpacing);
        note('wider spacing', [...(await overflow(page)), ...(await cutOff(page))]);
      }
      for (const [index, scheme] of schemeNames.entries()) {
        // Takes the added style away again.
        await showScheme(page, scheme);
        await flattenBackdrop(page);
        await markTextKinds(page, part);
        // What differs from text to text in another scheme or window differs in the first too, which is looked at whole.
        const isWhole = index === 0 && isFirst;
        if (isWhole || (await page.locator(textKinds).count()) > 0)
          note(scheme, findings(await axe(page, isWhole ? part : textKinds, ofColors)));
      }
    }
    expect(found).toEqual({});
  });
}

for (const scheme of schemeNames) {
  test(`${scheme} shown in place looks as when it was stored`, async ({browser, baseURL}) => {
    const open = async (prepare: typeof showScheme, when: 'before' | 'after') => {
      const page = await browser.newPage({baseURL, reducedMotion: 'reduce'});
      if (when === 'before') await prepare(page, scheme);
      await page.goto('/docs/intro');
      await tookOver(page);
      if (when === 'after') await prepare(page, scheme);
      return page;
    };
    const colors = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('html, body, main *')].map((element) => {
          const {color, backgroundColor, borderColor} = getComputedStyle(element);
          return `${color} ${backgroundColor} ${borderColor}`;
        }),
      );
    const [inPlace, stored] = [await open(showScheme, 'after'), await open(storeScheme, 'before')];
    // Buttons of code come once it is measured.
    await expect(async () => expect(await colors(inPlace)).toEqual(await colors(stored))).toPass();
    await Promise.all([inPlace, stored].map((page) => page.close()));
  });
}

test('a text color that is too faint is found', async ({page}) => {
  await visit(page, pages[0], 1280);
  await addStyle(page, ':root[data-theme] {--ds-text: #6b6787}');
  await flattenBackdrop(page);
  const found = findings(await axe(page, undefined, ofColors));
  expect(found.join('\n')).toMatch(/insufficient color contrast/);
});

test('a control that is too small is found, and text that its box cuts off', async ({page}) => {
  await visit(page, pages[0], 1280);
  await addStyle(page, '.navbar button {width: 20px !important; min-width: 0 !important}');
  expect((await smallControls(page)).length).toBeGreaterThan(0);
  await addStyle(page, 'h1 {height: 10px; overflow: hidden}');
  expect((await cutOff(page)).join()).toContain('<h1');
});
