import {brand} from '@site/config/brand';
import fs from 'node:fs';
import {expect, test} from './test';
import {parse} from 'yaml';

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

test('the OpenAPI file is served as YAML and JSON and linked from the overview', async ({page, request}) => {
  await page.goto(`/docs/api-specification/${brand.slug}-platform-api`);
  for (const name of [`${brand.slug}-platform-api.yaml`, `${brand.slug}-platform-api.json`]) {
    await expect(page.locator(`a[href="/openapi/${name}"]`).first()).toBeVisible();
  }
  const yaml = await (await request.get(`/openapi/${brand.slug}-platform-api.yaml`)).text();
  expect(yaml).toBe(fs.readFileSync('openapi/platform-api.yaml', 'utf8'));
  expect(await (await request.get(`/openapi/${brand.slug}-platform-api.json`)).json()).toEqual(parse(yaml));
});

test('pages that are no API pages carry nothing of the reference or the API theme', async ({request}) => {
  const html = await (await request.get('/docs/intro')).text();
  for (const [, file] of html.matchAll(/(?:src|href)="?(\/assets\/[^" >]+\.(?:js|css))/g)) {
    const text = await (await request.get(file ?? '')).text();
    expect(text).not.toMatch(
      /openapi-explorer|openapi-params|theme-openapi|property-name|endpoint-line|Your organization and key/,
    );
  }
});
