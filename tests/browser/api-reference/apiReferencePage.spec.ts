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

test('a line that folded code hides comes in sight while a reader is at its field', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/api-specification/register-new-devices');
  for (const [field, place] of [
    ['body.install_locations.lat', '.api-samples'],
    ['response-200.devices.created_ts', 'details[open]'],
    ['response-200.devices.install_location.lat', 'details[open]'],
  ]) {
    await page.locator(`[id="${field}"] a.property-name`).focus();
    const places = page.locator(`.api-side ${place} .line`).evaluateAll((lines) =>
      lines
        .filter((line) => line.checkVisibility() && getComputedStyle(line).boxShadow !== 'none')
        .map((line) => {
          const [code, {top, bottom, height}] = [
            line.closest('pre') as Element,
            line.getBoundingClientRect(),
          ];
          const box = code.getBoundingClientRect();
          // Between rows it would cover halves of two.
          const row = (box.bottom - bottom) / height;
          return {isSeen: top >= box.top && bottom <= box.bottom, row: row - Math.round(row)};
        }),
    );
    expect(await places, field).toEqual([{isSeen: true, row: expect.closeTo(0, 1)}]);
  }
});

test('a call and its answer fit beside what is said of them, each with its end in sight', async ({page}) => {
  for (const [height, name] of [
    [900, 'register-new-devices'],
    [900, 'list-devices'],
    [1100, 'register-new-devices'],
  ] as const) {
    await page.setViewportSize({width: 1440, height});
    await page.goto(`/docs/api-specification/${name}`);
    const side = page.locator('.api-side');
    const hidden = () => side.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(await hidden(), `${name} at ${height} px`).toBe(0);
    const spare = await side.evaluate((element) => innerHeight - 96 - element.clientHeight);
    expect(spare, `${name} at ${height} px`).toBeLessThan(60);
  }
  // What is sent says more than what comes back: of two long ones the call has the larger part.
  await page.setViewportSize({width: 1440, height: 900});
  const lines = (code: string) =>
    page
      .locator(`.api-side ${code}`)
      .filter({visible: true})
      .first()
      .evaluate((pre) => pre.clientHeight / Number.parseFloat(getComputedStyle(pre).lineHeight));
  expect(await lines('.api-samples pre')).toBeGreaterThan(10);
  expect(await lines('.example[open] > pre')).toBeGreaterThan(8);
});

test('what opens an error stands on the line that names it', async ({page}) => {
  await page.goto('/docs/api-specification/register-new-devices');
  for (const width of [375, 900, 1440]) {
    await page.setViewportSize({width, height: 900});
    const apart = await page.locator('#response-400').evaluate((heading) => {
      const summary = heading.nextElementSibling?.querySelector('summary') as Element;
      const {marginTop, height} = getComputedStyle(summary, '::before');
      const {paddingTop} = getComputedStyle(summary);
      const [top, name] = [summary.getBoundingClientRect().top, heading.getBoundingClientRect()];
      const mark = top + [paddingTop, marginTop].reduce((sum, size) => sum + Number.parseFloat(size), 0);
      return mark + Number.parseFloat(height) / 2 - (name.top + name.height / 2);
    });
    expect(Math.abs(apart), `${width} px`).toBeLessThan(4);
  }
});

test('the buttons of a call take no room from its first line, nor stand on its second', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/docs/api-specification/register-new-devices');
  const sample = page.getByRole('tabpanel').filter({visible: true});
  const line = sample.locator('.line').first();
  const rows = () =>
    line.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
  expect(Math.round(await rows())).toBe(1);
  const copy = sample.getByRole('button', {name: 'Copy code to clipboard'});
  const ends = () => copy.evaluate((button) => button.getBoundingClientRect().bottom);
  const begins = () => line.evaluate((one) => one.getBoundingClientRect().top);
  expect(await ends()).toBeLessThan(await begins());
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
  // By key: the column may still move beneath a pointer.
  await row.press('Enter');
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
