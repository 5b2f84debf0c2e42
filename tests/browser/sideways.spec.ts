import {inOneContext as test} from './inOneContext';
import {saveData} from './pageWeight';
import {routes} from './routes';
import {opened, visit} from './surfaces';
import {fewWidths, sweepWidths} from './sweepWidths';
import {expect, type Page} from './test';
import {reachTool} from './toolFrame';
import {openTool, tools} from './toolStates';
import {openTryIt, tryIt} from './tryItPanel';

/** Brings to the page what it loads late or hides: its tools, what is folded, and the other tabs. */
async function unfold(page: Page): Promise<void> {
  for (const tool of await page.locator('.tool-frame').all()) await reachTool(tool);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) tab.hidden = false;
  });
}

for (const route of routes) {
  test(`${route} scrolls sideways at no width, with its tools loaded`, async ({page}) => {
    await saveData(page);
    await page.goto(route);
    if ((await tryIt(page).count()) > 0) await openTryIt(page);
    await unfold(page);
    expect(await sweepWidths(page)).toEqual([]);
  });
}

for (const tool of tools) {
  test(`the ${tool.name} scrolls sideways in none of its states`, async ({page}) => {
    // Each state is a tour of 200 widths, which takes a busy machine seconds.
    test.setTimeout(600_000);
    await saveData(page);
    const frame = await openTool(page, tool);
    for (const {name, enter} of tool.states) {
      await enter(frame);
      await unfold(page);
      expect.soft(await sweepWidths(page, fewWidths), name).toEqual([]);
    }
  });
}

for (const surface of opened.filter(({part, path}) => part === '.try-it' || path.startsWith('/search'))) {
  test(`the ${surface.name} scrolls sideways at no width`, async ({page}) => {
    await saveData(page);
    await visit(page, surface, 1280);
    await unfold(page);
    expect(await sweepWidths(page)).toEqual([]);
  });
}

test('a vote that is answered scrolls sideways at no width', async ({page}) => {
  await page.goto('/docs/feedback');
  await page.getByLabel('Page (optional)').fill(`https://docs.skerry.example/${'long'.repeat(40)}`);
  await page.getByLabel('What is wrong, unclear or missing?').fill('word'.repeat(60));
  expect.soft(await sweepWidths(page)).toEqual([]);
  await page.goto('/docs/network/coverage');
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByLabel('What should we know?').fill('word'.repeat(60));
  expect(await sweepWidths(page)).toEqual([]);
});
