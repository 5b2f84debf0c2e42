import {holdFiles} from '../support/holdFiles';
import {expect, type Page, test} from '../support/test';
import {saveData} from '../support/pageWeight';
import {reachTool, toolFrame, watchTool} from '../support/toolFrame';

const planners = [
  {
    name: 'Interval planner',
    path: '/docs/network/transmission-guidance',
    worked: 'Radio interval 2 s, time in range 30 s',
    summary: /Chance of being heard: 79.%\. Average current: 14.µA\. Battery life: 1\.79.years/,
    field: 'Radio interval, s',
    value: '10',
    changed: /Chance of being heard: 27.%/,
    address: '#interval-planner?interval=10',
    wrong: '20',
    error: /“20” is out of range\. Enter 0\.02 to 10\.24 s\./,
  },
  {
    name: 'Clock planner',
    path: '/docs/device-sdk/terrestrial-module/timing-management',
    worked: 'drift 50 ppm, time between settings 30 days',
    summary: /Margin within one hour: 57.min.49.s/,
    field: 'Time between settings, days',
    value: '900',
    changed: /Margin within one hour: −4.min.49.s/,
    address: '#clock-planner?resync=900',
    wrong: '-1',
    error: /“-1” is out of range\./,
  },
];

for (const {name, path, worked, summary, field, value, changed, address, wrong, error} of planners) {
  const planner = (page: Page) => toolFrame(page, name);
  const results = (page: Page) => planner(page).getByRole('status').first();

  test(`the ${name} comes when it is reached, moves nothing, plans by keyboard, and is kept in the address`, async ({
    page,
  }) => {
    test.slow();
    await saveData(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const {reach, shifts} = await watchTool(page, path);
    await expect(results(page)).toHaveText(summary);
    await reach(planner(page));
    expect(await shifts()).toEqual([]);
    await expect(results(page)).toHaveText(summary);

    const input = planner(page).getByLabel(field, {exact: true});
    await input.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(value);
    await expect(results(page)).toHaveText(changed);
    await expect(page).toHaveURL(`${path}${address}`);
    await expect(planner(page).getByRole('img')).toHaveCount(2);

    await page.reload();
    await expect(input).toHaveValue(value);
    await expect(results(page)).toHaveText(changed);
    await expect(results(page)).toBeAttached();
    await input.fill(wrong);
    await expect(input).toHaveAccessibleDescription(error);
    await expect(planner(page)).toContainText('Correct the marked fields');
    await planner(page).getByRole('button', {name: 'Show the example'}).click();
    await expect(results(page)).toHaveText(summary);
    await expect(planner(page).getByRole('region', {name, exact: true})).toBeFocused();
    await expect(page).toHaveURL(`${path}#${name.toLowerCase().replace(' ', '-')}`);
    expect(requests.filter((url) => new URL(url).search.includes(value) || url.includes('#'))).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test(`the ${name} is an example that is worked out`, async ({page}) => {
      await page.goto(path);
      await expect(planner(page).getByText(worked)).toBeVisible();
      await expect(results(page)).toHaveText(summary);
      await expect(planner(page).locator('svg').first()).toBeVisible();
      await expect(planner(page).locator(':is(input, button):visible')).toHaveCount(0);
    });
  });
}

test('results stay in view and no room is left beside the inputs, however many are unfolded, and what is unfolded early stays so', async ({
  page,
}) => {
  const release = await holdFiles(page, '**/*.js');
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/network/transmission-guidance', {waitUntil: 'commit'});
  const planner = toolFrame(page, 'Interval planner');
  await expect(planner.getByLabel('Sleep current, µA', {exact: true})).toBeHidden();
  await planner.getByText('More inputs').click();
  release();
  await expect(planner.and(page.locator('[data-ready]'))).toBeAttached();
  await expect(planner.getByText('More inputs')).toBeFocused();
  const last = planner.getByLabel('Payload, bytes', {exact: true});
  await last.evaluate((field) => field.scrollIntoView({block: 'end'}));
  await expect(last).toBeInViewport();
  await expect(planner.getByRole('definition').filter({hasText: /^79.%$/})).toBeInViewport();
  const [inputs, results, more, plots] = await Promise.all(
    ['form', '.tool-results', 'details', '.tool-plots'].map(async (part) => {
      const {y = 0, height = 0} = (await planner.locator(part).boundingBox()) ?? {};
      return {y, end: y + height};
    }),
  );
  expect(Math.abs((inputs?.end ?? 0) - (results?.end ?? 0))).toBeLessThan(160);
  expect(more?.y).toBeGreaterThanOrEqual(Math.max(inputs?.end ?? 0, results?.end ?? 0));
  expect(plots?.y).toBeGreaterThanOrEqual(more?.end ?? 0);
});

test('what a reset costs is asked for, and is in the address', async ({page}) => {
  await page.goto(
    '/docs/device-sdk/terrestrial-module/timing-management#clock-planner?reset=restores&resets=10',
  );
  const planner = toolFrame(page, 'Clock planner');
  await reachTool(planner);
  await expect(planner.getByLabel('Resets between settings', {exact: true})).toHaveValue('10');
  await expect(planner).toContainText('save the time more often');
  await planner.getByRole('radio', {name: 'Waits for the time'}).check();
  await expect(planner).toContainText('Silence after a reset');
  await expect(page).toHaveURL(/#clock-planner\?reset=waits$/);
});

test('a wrong number in a field that a choice hides does not hold up the plan', async ({page}) => {
  await page.goto(
    '/docs/device-sdk/terrestrial-module/timing-management#clock-planner?reset=restores&resets=x',
  );
  const planner = toolFrame(page, 'Clock planner');
  await reachTool(planner);
  await expect(planner).toContainText('Correct the marked fields');
  await planner.getByRole('radio', {name: 'Waits for the time'}).check();
  await expect(planner).toContainText('Silence after a reset');
});

test('limits are on the safe side, and a power below the minimum is named', async ({page}) => {
  await page.goto(
    '/docs/device-sdk/terrestrial-module/timing-management#clock-planner?drift=100&source=10&days=1.5',
  );
  const clock = toolFrame(page, 'Clock planner');
  await reachTool(clock);
  const days = clock.getByLabel('Days that receivers try', {exact: true});
  await expect(days).toHaveAccessibleDescription(/“1\.5” is no whole number\. Enter 0 to 128\./);
  await days.fill('2');
  await expect(clock.getByRole('status').first()).toHaveText(/Longest time between settings: 415.days/);

  await page.goto(
    '/docs/network/transmission-guidance#interval-planner?interval=10.24&power=0&period=1.40625',
  );
  const interval = toolFrame(page, 'Interval planner');
  await reachTool(interval);
  await expect(interval).toContainText('0 dBm is less than the minimum of this network');
  await expect(interval).toContainText('−4 dB change');
  await expect(interval).toContainText('no number is left for the rotation or for a reset');
  await expect(interval.getByRole('row', {name: /^10\.24 /})).toBeVisible();
});

test('what an address says of no behavior at a reset is left out of it', async ({page}) => {
  await page.goto('/docs/device-sdk/terrestrial-module/timing-management#clock-planner?reset=constructor');
  const planner = toolFrame(page, 'Clock planner');
  await reachTool(planner);
  await expect(planner.getByRole('radio', {name: 'Clock runs on'})).toBeChecked();
  await expect(planner.getByRole('status').first()).toHaveText(/Margin within one hour: 57.min.49.s/);
});

test('on a phone each result of a planner stands below its name, at one edge', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await page.goto('/docs/device-sdk/terrestrial-module/timing-management');
  const planner = toolFrame(page, 'Clock planner');
  await reachTool(planner);
  const [names, values] = await Promise.all(
    ['dt', '.tool-value'].map((part) =>
      planner
        .locator(`.tool-results > div > ${part}`)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect)),
    ),
  );
  expect(names?.length).toBeGreaterThan(3);
  expect(values?.map(({x}) => x)).toEqual(names?.map(({x}) => x));
  for (const [index, {bottom}] of (names ?? []).entries())
    expect(values?.[index]?.top).toBeGreaterThanOrEqual(bottom);
});

test('words in the interval planner’s table stay whole at 320 px', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto('/docs/network/transmission-guidance');
  const planner = toolFrame(page, 'Interval planner');
  await reachTool(planner);
  const broken = await planner.locator('table').evaluate((table) =>
    [...table.querySelectorAll('th, td')].flatMap((cell) => {
      const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (text.nextNode()) {
        for (const word of text.currentNode.nodeValue?.matchAll(/\S+/g) ?? []) {
          const range = document.createRange();
          range.setStart(text.currentNode, word.index);
          range.setEnd(text.currentNode, word.index + word[0].length);
          // A word on two lines has two boxes.
          if (range.getClientRects().length > 1) found.push(word[0]);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});
