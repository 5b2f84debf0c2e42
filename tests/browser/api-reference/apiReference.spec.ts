import {brand} from '@site/config/brand';
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {buildDir, readBuiltSite} from '../support/siteBuild';
import {expect, test} from '../support/test';

test.use({javaScriptEnabled: false});

test('an operation page holds parameters, bodies and every status without scripts', async ({page}) => {
  await page.goto('/docs/api-specification/register-new-devices');
  await expect(page.locator('.endpoint').getByText('/v2/org/{org_id}/devices')).toBeVisible();
  await expect(page.getByText('write-devices').first()).toBeVisible();
  for (const id of [
    'path.org_id',
    'query.key_format',
    'body.n_devices',
    'response-200.devices.key',
    'response-429',
    'response-500',
  ]) {
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  }
});

test('samples and answer stay beside what is read of them where there is room, and stand above it elsewhere', async ({
  page,
}) => {
  await page.goto('/docs/api-specification/list-devices');
  const [side, field] = [page.locator('.api-side'), page.locator('[id="response-200.devices.tags"]')];
  const boxes = async () => {
    const [one, other] = await Promise.all([side.boundingBox(), field.boundingBox()]);
    if (!one || !other) throw new Error('Samples or field are not shown.');
    return {one, other};
  };
  await page.setViewportSize({width: 1280, height: 800});
  await field.scrollIntoViewIfNeeded();
  const {one, other} = await boxes();
  expect(one.x).toBeGreaterThan(other.x + other.width);
  expect(one.y).toBeGreaterThan(60);
  expect(one.y + one.height).toBeLessThanOrEqual(800);
  await page.setViewportSize({width: 1279, height: 800});
  const narrow = await boxes();
  expect(narrow.one.y + narrow.one.height).toBeLessThan(narrow.other.y);
});

for (const [what, place, part] of [
  ['samples', '.api-samples [aria-label=Java] > details', '.long-code'],
  ['answers', '.api-block', 'details[open].long-code'],
] as const) {
  test(`long ${what} end with a whole line, and open in their place`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto('/docs/api-specification/register-new-devices');
    if (what === 'samples') await page.locator(`${place} > summary`).click();
    const fold = page.locator(`.api-side ${place} ${part}`);
    const code = fold.locator('> pre');
    const rows = await code.evaluate((element) => {
      const padding = Number.parseFloat(getComputedStyle(element.children[0] as Element).paddingTop);
      return (element.clientHeight - padding) / Number.parseFloat(getComputedStyle(element).lineHeight);
    });
    expect(rows).toBeCloseTo(Math.round(rows), 1);
    await expect(code).toHaveCSS('overflow-y', 'hidden');
    const count = await code.locator('.line').count();
    const row = fold.locator('> .code-fold > summary');
    await expect(row).toHaveText(`Show all ${count} lines`, {useInnerText: true});
    await row.click();
    await expect(row).toHaveText('Show fewer lines', {useInnerText: true});
    expect(await code.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
    await expect(code).toHaveCSS('max-height', 'none');
  });
}

test('a line in the first screen of a phone leads to each part of the page', async ({page}) => {
  await page.setViewportSize({width: 375, height: 700});
  await page.goto('/docs/api-specification/register-new-devices');
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await expect(links).toHaveText(['Samples', 'Parameters', 'Body', 'Responses', 'Errors']);
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
  expect(new Set(boxes).size).toBe(1);
  await expect(links.last()).toBeInViewport({ratio: 1});
  await links.last().click();
  await expect(page.locator('#response-400')).toBeInViewport();
});

test('a row of an error says what the error means, in one line', async ({page}) => {
  for (const width of [375, 768, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/api-specification/register-new-devices');
    const rows = page.locator('h3[id^=response-] + .api-block > details > .means');
    await expect(rows.filter({hasText: /^A rate limit is exceeded\.$/})).toBeVisible();
    const lines = await rows.evaluateAll((all) =>
      all.map(({firstChild}) => {
        const text = document.createRange();
        text.selectNode(firstChild as Text);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1]);
  }
});

test('the list of operations fits its column at all widths', async ({page}) => {
  await page.goto(`/docs/api-specification/${brand.slug}-platform-api`);
  for (const width of [320, 375, 600, 820, 1000, 1200, 1280, 1440]) {
    await page.setViewportSize({width, height: 800});
    const rooms = await page
      .locator('.api-operations .table-box')
      .evaluateAll((all) => all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
    expect(rooms.length).toBeGreaterThan(5);
    expect(Math.max(...rooms), `${width} px`).toBe(0);
  }
});

test('each column of the list of operations shows its name', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await page.goto(`/docs/api-specification/${brand.slug}-platform-api`);
  const table = page.locator('.api-operations table').first();
  for (const name of ['Operation', 'Call', 'Scope']) {
    const heads = table.getByRole('columnheader', {name});
    // One that is there to be heard alone is clipped, which leaves it in the layout.
    const isClipped = heads.evaluate((head) => getComputedStyle(head.closest('thead') ?? head).clipPath);
    expect(await isClipped, name).toBe('none');
    await expect(heads).toBeVisible();
  }
});

test('the OpenAPI file is served as YAML and JSON and linked from the overview', async ({page, request}) => {
  await page.goto(`/docs/api-specification/${brand.slug}-platform-api`);
  for (const name of [`${brand.slug}-platform-api.yaml`, `${brand.slug}-platform-api.json`]) {
    await expect(page.locator(`a[href="/openapi/${name}"]`).first()).toBeVisible();
  }
  const yaml = await (await request.get(`/openapi/${brand.slug}-platform-api.yaml`)).text();
  const source = parse(fs.readFileSync('openapi/platform-api.yaml', 'utf8'));
  expect(Object.keys(parse(yaml).paths)).toEqual(Object.keys(source.paths));
  expect(parse(yaml).components.schemas).toMatchObject({
    Device: {type: source.components.schemas.Device.type},
  });
  expect(await (await request.get(`/openapi/${brand.slug}-platform-api.json`)).json()).toEqual(parse(yaml));
});

/** In scripts of the reference, or of the theme that its kind usually has. */
const marks = [
  'property-name',
  'endpoint-line',
  'Your organization and key',
  'The form could not be loaded',
  /openapi-explorer|openapi-params|theme-openapi/,
];

test('only pages of the reference load its scripts', () => {
  const site = readBuiltSite();
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? fs.readFileSync(path.join(buildDir, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const found = (route: string) => {
    const {scripts} = site.filesOf(route);
    return scripts.flatMap((file) =>
      marks.filter((mark) => textOf(file).match(mark)).map((mark) => `${route}: ${mark} is in ${file}`),
    );
  };
  // All that is looked for is on an operation's page, but for the theme that the site does not use.
  const onOperation = found('/docs/api-specification/update-device').join('\n');
  for (const mark of marks.slice(0, -1)) expect(onOperation).toMatch(mark);
  const others = site.routes().filter((route) => !route.startsWith('/docs/api-specification/'));
  expect(others.length).toBeGreaterThan(30);
  expect(others.flatMap(found)).toEqual([]);
});
