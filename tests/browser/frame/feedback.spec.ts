import {axe} from '../support/axe';
import {noAnswer, expectErrors} from '../support/consoleErrors';
import {expectUsable} from '../support/expectUsable';
import {saveData} from '../support/pageWeight';
import {expect, type Page, test} from '../support/test';

const tracker = 'https://code.skerry.example/skerry/docs/issues/new';
const words = 'Step 4 & 5: "50 %"?\nName the account #1 ✓';
const wordsSent = words.replace('\n', '\r\n');

const vote = (page: Page, label: 'Yes' | 'No') => page.getByRole('button', {name: label, exact: true});

/** Where a link leads, and what it fills in. */
async function filledIn(page: Page, link: string): Promise<{to: string; filled: Record<string, string>}> {
  const href = (await page.getByRole('link', {name: link}).getAttribute('href')) ?? '';
  return {to: href.split('?')[0] ?? '', filled: Object.fromEntries(new URL(href).searchParams)};
}

test('a vote is thanked for, by keyboard too, and words go into an issue or a mail', async ({
  page,
  baseURL,
}) => {
  await saveData(page);
  await page.goto('/docs/network/coverage');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await expect(vote(page, 'Yes')).toHaveAccessibleDescription('Was this page helpful?');
  await vote(page, 'Yes').focus();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('status').filter({hasText: 'Thank you.'});
  await expect(thanks).toBeVisible();
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
  // What answers was not there before, and nothing else was asked for.
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((url) => !/^\/assets\/(?:css|js)\//.test(url.replace(`${baseURL}`, '')))).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const text = page.getByLabel('What should we know?');
  await expect(text).toBeFocused();
  await expect(text).toHaveAccessibleDescription(/This site keeps no votes/);
  await text.fill(words);
  await vote(page, 'No').click();
  await expect(vote(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
  const body = `Page: ${baseURL}/docs/network/coverage\r\nVersion: Latest\r\nHelpful: no\r\n\r\n${wordsSent}`;
  expect(await filledIn(page, 'Open an issue')).toEqual({
    to: tracker,
    filled: {title: 'Feedback: /docs/network/coverage', body},
  });
  expect(await filledIn(page, 'Write a mail')).toEqual({
    to: 'mailto:support@skerry.example',
    filled: {subject: 'Feedback: /docs/network/coverage', body},
  });
  const issue = page.getByRole('link', {name: 'Open an issue'});
  await expect(issue).toHaveAttribute('target', '_blank');
  await expect(issue).toHaveAttribute('rel', /noopener/);
  const {violations} = await axe(page, 'article > footer');
  expect(violations.map(({id}) => id)).toEqual([]);

  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/transmission-guidance$/);
  await expect(vote(page, 'No')).toHaveAttribute('aria-pressed', 'false');
  await expect(text).toHaveCount(0);
});

test('the feedback page fills an issue or a mail with the page, the version and the words', async ({
  page,
  baseURL,
}) => {
  await page.goto('/docs/feedback?page=/docs/intro%23pull');
  await expect(page.getByLabel('Page (optional)')).toHaveValue(`${baseURL}/docs/intro#pull`);
  await page.getByLabel('What is wrong, unclear or missing?').fill(words);
  const body = `Page: ${baseURL}/docs/intro#pull\r\nVersion: Latest\r\n\r\n${wordsSent}`;
  expect(await filledIn(page, 'Open an issue')).toEqual({
    to: tracker,
    filled: {title: 'Feedback: /docs/intro#pull', body},
  });
  await page.getByLabel('Page (optional)').fill('');
  expect((await filledIn(page, 'Write a mail')).filled).toEqual({
    subject: 'Feedback on the documentation',
    body: `Version: Latest\r\n\r\n${wordsSent}`,
  });
});

test('the feedback page takes the page from which a link led to it, not the one before that', async ({
  page,
  baseURL,
}) => {
  await page.goto('/docs/network/coverage', {referer: `${baseURL}/docs/support`});
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feedback'}).click();
  await expect(page.getByLabel('Page (optional)')).toHaveValue(`${baseURL}/docs/network/coverage`);
});

test('a vote whose answer does not load leaves a link to the tracker', async ({page}) => {
  await saveData(page);
  await page.goto('/docs/network/coverage');
  const link = page.getByRole('link', {name: 'Tell us what is wrong or missing here'});
  await expect(link).toBeHidden();
  expectErrors(page, noAnswer);
  await page.route('**/*.js', (route) => route.abort());
  await vote(page, 'Yes').click();
  await expect(link).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Thank you.'})).toBeVisible();
  await expect(link).toHaveAttribute('href', tracker);
  await page.unroute('**/*.js');
  await expectUsable(page);
});

test.describe('with scripts off', () => {
  test.use({javaScriptEnabled: false});

  test('links to the tracker stand in for votes and the form', async ({page}) => {
    await page.goto('/docs/feedback');
    for (const name of ['Tell us what is wrong or missing here', 'Tell us what is wrong, unclear or missing'])
      await expect(page.getByRole('link', {name})).toHaveAttribute('href', tracker);
    await expect(page.getByText('Was this page helpful?')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
