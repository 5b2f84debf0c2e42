import {brotliCompressSync} from 'node:zlib';
import {budgets} from '@site/scripts/analyze/budgets';
import {saveData} from '../support/pageWeight';
import {find} from '../support/searchDialog';
import {holdFiles} from '../support/holdFiles';
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

test('engine and index come when search is opened: the first answer after 25 KB, the best after 225 KB', async ({
  page,
}) => {
  await saveData(page);
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (isEngine(response)) responses.push(response);
  });
  await page.goto('/docs/intro', {waitUntil: 'networkidle'});
  expect(responses.map((response) => response.url())).toEqual([]);
  const release = await holdFiles(page, '**/search/texts.*.json');
  await find(page, 'gateway');
  // The worker and the manifest.
  expect(responses).toHaveLength(2);
  const first = await weigh(responses);
  const texts = page.waitForResponse('**/search/texts.*.json');
  release();
  const all = first + (await weigh([await texts]));
  console.log(`engine and index: ${first} bytes for the first answer, ${all} in all`);
  expect(first).toBeLessThanOrEqual(budgets.search.first);
  expect(all).toBeLessThanOrEqual(budgets.search.all);
});
