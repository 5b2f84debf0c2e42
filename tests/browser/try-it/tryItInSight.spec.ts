import {expect, test} from '../support/test';
import {openTryIt, sendButton, sendRequest, shownAnswer} from '../support/tryItPanel';

test('the body is as high as its text, and the answer comes into view and takes the focus', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700});
  const panel = await openTryIt(page, 'register-new-devices');
  const body = panel.getByLabel('application/json');
  const {scrollHeight, clientHeight, lines} = await body.evaluate((field) => ({
    scrollHeight: field.scrollHeight,
    clientHeight: field.clientHeight,
    lines: (field as HTMLTextAreaElement).value.split('\n').length,
  }));
  expect(lines).toBeGreaterThan(10);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  await body.scrollIntoViewIfNeeded();
  await expect(sendButton(page)).toBeInViewport();
  const answer = await sendRequest(page);
  await expect(answer).toBeFocused();
  await expect(answer.getByText('200 OK')).toBeInViewport();
});

test('an answer whose status is in view moves nothing, and the targets are equally wide', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  const panel = await openTryIt(page, 'list-devices');
  const widths = await panel.getByRole('radio').evaluateAll((radios) => radios.map((one) => one.clientWidth));
  expect(widths.length).toBe(3);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);

  // The button itself is in sight everywhere.
  await panel.locator('form').evaluate((form) => {
    scrollBy({top: form.getBoundingClientRect().bottom - innerHeight / 2, behavior: 'instant'});
  });
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  // A click of the test itself would scroll.
  await sendButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(shownAnswer(page)).toBeFocused();
  await expect(shownAnswer(page).getByText('200 OK')).toBeInViewport();
  expect(await top()).toBe(before);
});

test('the button that sends is in sight already, and moves nothing when it is reached by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await openTryIt(page, 'register-new-devices');
  await sendButton(page).press('Enter');
  await expect(shownAnswer(page).getByText('200 OK')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('where nothing has come yet stands what can come, and the body in sight beside it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const panel = await openTryIt(page, 'register-new-devices');
  await expect(panel.getByLabel('application/json')).toBeInViewport();
  const statuses = panel.locator('dl').filter({visible: true}).locator('dt');
  await expect(statuses).toHaveText([/^200 OK$/, /^400 /, /^401 /, /^403 /, /^429 /, /^500 /]);
  await expect(panel.getByText('The API key lacks the required scope.')).toBeInViewport();
});

test('on a phone the form opens at its head, below the navbar', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  const panel = await openTryIt(page, 'register-new-devices');
  await expect(panel.getByText('Send to')).toBeInViewport({ratio: 1});
  await expect(panel.getByLabel('application/json')).toBeInViewport();
  const close = await panel.getByRole('button', {name: 'Close'}).boundingBox();
  const navbar = await page.locator('.navbar').boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('what sends is in reach on a phone as long as the form is, and covers no field that is typed in', async ({
  page,
}) => {
  await page.setViewportSize({width: 375, height: 812});
  const panel = await openTryIt(page, 'register-new-devices');
  await expect(sendButton(page)).toBeInViewport({ratio: 1});
  // Where a call changes data, a warning stands beside the button.
  await panel.getByRole('radio', {name: 'Platform'}).check();
  for (const field of await panel.locator('form :is(input, select):not([type=radio])').all()) {
    if (!(await field.isVisible())) continue;
    await field.focus();
    const {y, height} = (await field.boundingBox()) ?? {y: 0, height: 0};
    const bar = await sendButton(page).locator('..').boundingBox();
    expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    await expect(sendButton(page)).toBeInViewport({ratio: 1});
  }
});

test('what it stands in has even insets, and its choices have one line each on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 800});
  await page.goto('/docs/api-specification/register-new-devices');
  const box = page.locator('.endpoint');
  const insets = () =>
    box.evaluate((endpoint) => {
      const {left, right} = endpoint.getBoundingClientRect();
      const place = (selector: string) =>
        endpoint.querySelector(selector)?.getBoundingClientRect() as DOMRect;
      const line = place('.endpoint-line');
      const [badge, button] = [place('.endpoint-line > :first-child'), place('.try-it button')];
      return {
        start: Math.round(badge.left - left),
        end: Math.round(right - button.right),
        above: Math.round(button.top - line.top),
        below: Math.round(line.bottom - button.bottom),
      };
    });
  const phone = await insets();
  expect([phone.start, phone.end]).toEqual([13, 13]);
  await openTryIt(page);
  const lines = await page
    .locator('.try-it .segments span')
    .evaluateAll((all) => all.map((label) => label.clientHeight));
  expect(lines).toHaveLength(3);
  for (const height of lines) expect(height).toBeLessThan(40);
  const gaps = await page.locator('.try-it .segments span').evaluateAll((all) =>
    all.map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return (label.clientWidth - text.getBoundingClientRect().width) / 2;
    }),
  );
  for (const gap of gaps) expect(gap).toBeGreaterThan(6);
  await page.setViewportSize({width: 1280, height: 800});
  await page.reload();
  const wide = await insets();
  expect([wide.start, wide.end]).toEqual([21, 21]);
  expect(wide.above).toBe(wide.below);
});
