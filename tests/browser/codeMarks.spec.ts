import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page, test} from './test';
import {projectRoot} from '../../scripts/projectRoot';
import {createSiteServer} from '../../scripts/server/createSiteServer';
import {type Listening, listenOnFreePort} from '../../scripts/server/listenOnFreePort';
import {buildSite} from '../../scripts/siteBuild/buildSite';
import {copySite, type SiteCopy} from '../../scripts/siteCopy/copySite';

test.describe.configure({mode: 'serial'});

const fences = `
\`\`\`c title="src/main.c" showLineNumbers=7 {1}
int a;
// diff-remove
int b;
// diff-add
int c;
int wide = ${'1 + '.repeat(60)}1;
\`\`\`

\`\`\`diff
-CONFIG_BT=n
+CONFIG_BT=y
\`\`\`
`;

let copy: SiteCopy;
let site: Listening;
let html: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy = copySite(projectRoot);
  fs.appendFileSync(path.join(copy.root, 'docs/feedback.mdx'), fences);
  const outDir = path.join(copy.root, 'build');
  const {code, output} = await buildSite({root: copy.root, outDir});
  expect(code, output).toBe(0);
  html = fs.readFileSync(path.join(outDir, 'docs/feedback.html'), 'utf8');
  site = await listenOnFreePort(createSiteServer(outDir), {port: 4293});
});

test.afterAll(async () => {
  await site?.close();
  copy.dispose();
});

const marked = (page: Page) => page.locator('.theme-code-block').filter({hasText: 'int a;'});

async function copiedFrom(page: Page, text: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`http://localhost:${site.port}/docs/feedback`);
  const block = page.locator('.theme-code-block').filter({hasText: text});
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('title, numbers, marks and colours are in the page that is served', () => {
  expect(html).toContain('src/main.c');
  expect(html).toMatch(/class="?numbered"? style="?--first-line:6/);
  for (const mark of ['highlighted', 'deleted', 'inserted']) {
    expect(html).toMatch(new RegExp(`<span class="line ${mark}"><span class="token \\w+">int</span> `));
  }
  expect(html).toMatch(/<span class="token deleted">-CONFIG_BT=n/);
  expect(html).not.toContain('diff-remove');
});

test('a line that comes or goes has a sign, which is no text', async ({page}) => {
  await page.goto(`http://localhost:${site.port}/docs/feedback`);
  const signs = await marked(page)
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').content));
  expect(signs).toEqual(['none', '"−" / "removed"', '"+" / "added"', 'none']);
});

test('copying leaves signs and removed lines out, but gives a patch to the letter', async ({page}) => {
  expect(await copiedFrom(page, 'int a;')).toMatch(/^int a;\nint c;\nint wide = 1 .* 1;$/);
  expect(await copiedFrom(page, 'CONFIG_BT=n')).toBe('-CONFIG_BT=n\n+CONFIG_BT=y');
});

test('a wide line can be wrapped', async ({page}) => {
  await page.goto(`http://localhost:${site.port}/docs/feedback`);
  const lines = marked(page).locator('pre');
  const overhang = () => lines.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(await overhang()).toBeGreaterThan(0);
  await marked(page).hover();
  await marked(page).getByRole('button', {name: 'Toggle word wrap'}).click();
  expect(await overhang()).toBe(0);
});
