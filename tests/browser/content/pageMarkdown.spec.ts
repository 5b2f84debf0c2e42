import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '../support/test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('a page is copied as Markdown, and can be viewed', async ({page}) => {
  for (const address of ['/docs/network/coverage', '/docs/api-specification/get-device', '/docs/feedback']) {
    await page.goto(address);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const title = await page.getByRole('heading', {level: 1}).textContent();
    expect(copied).toMatch(new RegExp(`^# ${title}\n\n`));
    expect(copied).toBe(await (await page.request.get(`${address}.md`)).text());
  }

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
    const {pathname} = new URL(twin);
    const answer = await request.get(pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(all).toContain((await answer.text()).trim());
    const page = await read(new URL(address).pathname);
    expect(page, address).toMatch(
      new RegExp(`<link[^>]*rel=alternate type=text/markdown[^>]*href=${pathname}[ >]`),
    );
    if (pathname !== '/index.md') expect(page).toContain(`href=${pathname}>View as Markdown`);
  }
});

/** File of each docs page that is in git, by its address, as the build found them. */
function sources(): Map<string, string> {
  const folder = path.resolve('.docusaurus/docusaurus-plugin-content-docs/default');
  const docs = fs.readdirSync(folder).filter((name) => name.startsWith('site-docs-'));
  const pages: {permalink: string; source: string}[] = docs.map((name) =>
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')),
  );
  const written = pages.filter(({source}) => !source.includes('/api-specification/'));
  return new Map(
    written.map(({permalink, source}) => [permalink.replace(/\/$/, ''), source.replace('@site/', '')]),
  );
}

test('the sitemap says when each page was last changed', async ({request}) => {
  const git = (...args: string[]) => execFileSync('git', args, {encoding: 'utf8'}).trim();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)];
  // A shallow clone knows no dates.
  if (git('rev-parse', '--is-shallow-repository') === 'true') return expect(entries).toEqual([]);
  expect(entries.length).toBeGreaterThan(60);
  const files = sources().set('/', 'src/pages');
  expect(files.size).toBeGreaterThan(25);
  for (const [, address, date] of entries) {
    // Pages without a file of their own are made of the API's.
    const source = files.get(new URL(address).pathname) ?? 'openapi/platform-api.yaml';
    const seconds = Number(git('log', '-1', '--format=%ct', '--', source));
    expect([address, date]).toEqual([address, new Date(seconds * 1000).toISOString().slice(0, 10)]);
  }
});
