import {addStyle} from '../support/addStyle';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {inOneContext as test} from '../frame/inOneContext';
import {saveData} from '../support/pageWeight';
import {openSearch} from '../support/searchDialog';
import {opened, visit} from '../support/pageStates';
import {cutCode} from './cutCode';
import {lines} from './pageGeometry';
import {pictures} from './pictures';
import {sweepWidths} from './sweepWidths';
import {unfold} from './unfold';
import {expect} from '../support/test';
import {openTool, tools} from '../tools/toolStates';

// Every page without what a reader does is looked at in frame/everyPage.spec.ts.
for (const tool of tools) {
  test(`the ${tool.name} scrolls sideways in none of its states`, async ({page}) => {
    await saveData(page);
    const frame = await openTool(page, tool);
    // The text around it is looked at in frame/everyPage.spec.ts, and takes most of the time.
    await addStyle(page, '.markdown > :not(:has(.tool-frame), .tool-frame) { display: none; }');
    for (const {name, enter} of tool.states) {
      await enter(frame);
      await unfold(page);
      expect.soft(await sweepWidths(page), name).toEqual([]);
    }
  });
}

// Tools go through all their states above, and each operation's Try it in tryItOperations.spec.ts.
for (const pageState of opened.filter(({part}) => part !== '.tool-frame')) {
  test(`the ${pageState.name} scrolls sideways at no width`, async ({page}) => {
    await saveData(page);
    await visit(page, pageState, pageState.widths[0]);
    // What lies below or around is looked at in frame/everyPage.spec.ts, and takes most of the time.
    if (pageState.part === '[role=dialog]') await addStyle(page, '#__docusaurus { display: none; }');
    if (pageState.part === '.try-it')
      await addStyle(page, '.markdown > :not(:has(.try-it), .try-it) { display: none; }');
    await unfold(page);
    expect(await sweepWidths(page)).toEqual([]);
  });
}

test('a vote that is answered scrolls sideways at no width', async ({page}) => {
  await page.goto('/docs/feedback');
  await page.getByLabel('Page (optional)').fill(`https://docs.skerry.example/${'long'.repeat(40)}`);
  await page.getByLabel('What is wrong, unclear or missing?').fill('word'.repeat(60));
  expect.soft(await sweepWidths(page)).toEqual([]);
  await page.goto('/docs/api-specification/get-device');
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await page.getByLabel('What should we know?').fill('word'.repeat(60));
  expect(await sweepWidths(page)).toEqual([]);
});

test('a vote whose answer does not load scrolls sideways at no width', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/api-specification/get-device');
  expectErrors(page, noAnswer);
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expect(page.getByRole('link', {name: 'Tell us what is wrong or missing here'})).toBeVisible();
  expect(await sweepWidths(page)).toEqual([]);
});

test('what is out of line, cut or illegible is found', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/device-sdk/terrestrial-module/advertising-packet');
  const found = async (css: string) => {
    await addStyle(page, css, 'planted');
    return (await sweepWidths(page, [lines, pictures, cutCode])).join('\n');
  };
  const first = await found(
    '.markdown .table-box { width: 30rem; } .code-lines { animation: none; } svg text { font-size: 4px !important; }',
  );
  expect(first).toMatch(/1440 px: ends at/);
  expect(first).toContain('scrolls without a sign');
  expect(first).toMatch(/320 px: text of/);
  await page.locator('.markdown svg > :is(title, desc)').evaluateAll((texts) => {
    for (const text of texts) text.textContent = '';
  });
  const second = await found(`
    .theme-code-block { max-width: 12rem; } .theme-code-block * { white-space: pre !important; }
    svg text, svg tspan { font-size: 40px !important; }`);
  for (const what of [
    'cut in a list',
    '1440 px: cuts lines',
    'text that leaves',
    'texts that overlap',
    'no name',
    'no description',
  ])
    expect(second).toContain(what);
});

test('what is too wide for some windows is found, in the page and in what lies over it', async ({page}) => {
  await saveData(page);
  await page.goto('/');
  await addStyle(page, 'h1 { min-width: 364px; }', 'planted');
  expect((await sweepWidths(page))[0]).toMatch(/^at 320 to 3\d\d px/);
  await addStyle(page, '.DocSearch-Dropdown > * { min-width: 364px; }', 'planted');
  await openSearch(page);
  await expect(page.locator('.DocSearch-Dropdown')).toBeVisible();
  expect((await sweepWidths(page)).join()).toContain('DocSearch-Dropdown');
});
