import {brotliCompressSync} from 'node:zlib';
import {budgets} from '@site/scripts/analyze/budgets';
import {saveData} from '../support/pageWeight';
import {find} from '../support/searchDialog';
import {expect, type Response, test} from '../support/test';

/** Whether a file is part of the engine (the worker and what it imports) or of the index. */
function isEngine(response: Response): boolean {
  const {pathname} = new URL(response.url());
  const isImported = pathname.endsWith('.js') && response.request().resourceType() === 'other';
  return /^\/search\/|\/search\.\w+\.js$/.test(pathname) || isImported;
}

async function weigh(responses: Response[]): Promise<number> {
  const bodies = await Promise.all(responses.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('engine and index come when search is opened, and weigh at most 150 KB', async ({page}) => {
  await saveData(page);
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isEngine(response)) responses.push(response);
  });
  await page.goto('/docs/intro', {waitUntil: 'networkidle'});
  expect(responses.map((response) => response.url())).toEqual([]);
  await find(page, 'gateway');
  expect(responses.length).toBeGreaterThan(3);
  const bytes = await weigh(responses);
  console.log(`engine and index: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(budgets.search);
});
