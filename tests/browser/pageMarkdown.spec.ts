import {expect, test} from './test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a page is copied as Markdown, and can be viewed', async ({page}) => {
  await page.goto('/docs/network/coverage');
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const title = await page.getByRole('heading', {level: 1}).textContent();
  expect(copied).toMatch(new RegExp(`^# ${title}\n\n`));

  await page.goto('/docs/intro');
  const link = page.getByRole('link', {name: 'View as Markdown'});
  await expect(link).toHaveAttribute('href', '/docs/intro.md');
  const twin = await page.request.get('/docs/intro.md');
  expect(twin.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await twin.text()).toMatch(/```bash\n[^`]+\n```[\s\S]*\| If you see \| Then \|/);
});

test('programs find the pages', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(addresses.length).toBeGreaterThan(60);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${new URL('/sitemap.xml', addresses[0])}`);
  const feed = /<link rel=alternate type=application\/atom\+xml href=(\S+)/.exec(
    await read('/docs/release-notes'),
  );
  expect(await read(feed?.[1] ?? '/')).toContain(`<id>${new URL('/docs/release-notes', addresses[0])}#`);
  const listed = await read('/llms.txt');
  const all = await read('/llms-full.txt');
  for (const address of addresses) {
    const twin = new URL(address).pathname === '/' ? `${address}index.md` : `${address}.md`;
    expect(listed).toContain(`](${twin})`);
    expect(all).toContain(`Source: ${twin}\n`);
  }
});
