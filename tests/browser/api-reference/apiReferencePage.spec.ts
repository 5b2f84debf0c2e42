import {axe} from '../support/axe';
import {expect, type Page, test} from '../support/test';

const operation = '/docs/api-specification/update-device';

/** What a reader could type; as a key it is recognizable wherever it should not be. */
const planted = {organization: '11111111-2222-4333-8444-555555555555', key: `planted-"key"-$HOME-'x'`};

async function typeCredentials(page: Page): Promise<void> {
  await page.getByText('Your organization and key').click();
  await page.getByLabel('Organization ID').fill(planted.organization);
  await page.getByLabel('API key').fill(planted.key);
}

const shownSample = (page: Page) => page.locator('.api-samples [role=tabpanel]:not([hidden]) code');

test('a link into a folded part opens it, on arrival, from the same page, and by its text', async ({
  page,
}) => {
  await page.goto(`${operation}#response-403.code`);
  const property = page.locator('[id="response-403.code"]');
  await expect(property).toBeInViewport();
  await expect(page.locator('[id="response-404.code"]')).toBeHidden();
  await page.evaluate(() => {
    // The router's own history, as a link of the site uses it.
    window.history.pushState({}, '', '#response-404.code');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.locator('[id="response-404.code"]')).toBeInViewport();

  // The browser looks for the text only where a page is loaded.
  await page.goto('about:blank');
  await page.goto(`${operation}#:~:text=The%20name%20of%20the%20error`);
  await expect(page.locator('[id="response-400.name"]')).toBeInViewport();
  await expect(page.locator('[id="response-403.code"]')).toBeHidden();
});

test('a name copies the link to itself, and so does the mark of a status', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(operation);
  const name = page.getByRole('link', {name: 'device_id'});
  const mark = () => name.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark()).toBe('none');
  await name.focus();
  await expect.poll(mark).toContain('#');
  await name.click();
  await expect(page).toHaveURL(/#path\.device_id$/);
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(page.url());
  const status = page.getByRole('heading', {name: '404 Not Found'});
  await status.getByRole('link').hover();
  await status.getByRole('link').click();
  await expect(page).toHaveURL(/#response-404$/);
  await expect.poll(copied).toBe(page.url());
});

test('the lines of sample and answer that show a field light up while a reader is at it', async ({page}) => {
  await page.goto('/docs/api-specification/register-new-devices');
  const lit = () =>
    page
      .locator('.api-side .line')
      .evaluateAll((lines) =>
        lines
          .filter((line) => line.checkVisibility() && getComputedStyle(line).boxShadow !== 'none')
          .map((line) => line.textContent?.trim()),
      );
  expect(await lit()).toEqual([]);
  await page.locator('[id="body.n_devices"] > p').first().hover();
  await expect.poll(lit).toEqual(['"n_devices": 1,']);
  await page.locator('[id="response-200.devices.key"] a.property-name').focus();
  await page.mouse.move(0, 0);
  await expect.poll(lit).toEqual([expect.stringMatching(/^"key": "/)]);
});

test('samples take the place of the navbar, which leaves when a reader scrolls down', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/docs/api-specification/list-devices');
  const top = () => page.locator('.api-side').evaluate((element) => element.getBoundingClientRect().top);
  const scroll = (by: number) =>
    page.evaluate((pixels) => window.scrollBy({top: pixels, behavior: 'instant'}), by);
  await scroll(600);
  // The first may come before the script that hears of it.
  await expect.poll(() => scroll(20).then(top)).toBe(16);
  await scroll(-100);
  await expect.poll(top).toBe(80);
});

test('what a browser finds in a folded answer opens it, and what is folded again stays in sight', async ({
  page,
}) => {
  await page.goto('/docs/api-specification/register-new-devices');
  const answer = page.locator('.api-side details[open].long-code');
  const row = answer.locator('> .code-fold > summary');
  const line = answer.locator('.line').nth(22);
  // As a browser does that has found a text.
  await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
  await expect(row).toHaveText('Show fewer lines', {useInnerText: true});
  await expect(line).toBeInViewport();
  await row.click();
  await expect(row).toHaveText(/^Show all/, {useInnerText: true});
  await expect(answer.locator('.line').first()).toBeInViewport();
});

test('organization and key fill the samples of all operations, and nothing else ever holds them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${request.postData()} ${JSON.stringify(request.headers())}`),
  );
  await page.goto(operation);
  await expect(shownSample(page)).toContainText('$SKERRY_API_KEY');
  await typeCredentials(page);
  await expect(page.getByLabel('API key')).toHaveAttribute('type', 'password');
  await expect(shownSample(page)).toContainText(`v1/org/${planted.organization}/devices`);
  await page.getByRole('tab', {name: 'Python'}).click();

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('link', {name: 'List devices'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List devices');
  await expect(shownSample(page)).toContainText(`api_key = "${planted.key.replaceAll('"', '\\"')}"`);
  await page.locator('.api-samples').hover();
  await page.locator('.api-samples').getByRole('button', {name: 'Copy code'}).filter({visible: true}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `org_id = "${planted.organization}"`,
  );

  const kept = await page.evaluate(() =>
    JSON.stringify([{...localStorage}, {...sessionStorage}, document.cookie, window.history.state]),
  );
  for (const place of [kept, page.url(), ...sent]) {
    expect(place).not.toContain('planted-');
    expect(place).not.toContain(planted.organization);
  }
  await page.getByText('Your organization and key').click();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(shownSample(page)).toContainText('os.environ["SKERRY_API_KEY"]');
});

test('axe finds nothing with all folds and the form of credentials open, in the first scheme', async ({
  page,
}) => {
  await page.goto(operation);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
  await expect(page.getByLabel('API key')).toBeVisible();
  const {violations} = await axe(page, 'main');
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target).join(', ')}`)).toEqual([]);
});
