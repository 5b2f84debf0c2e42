import path from 'node:path';
import {build} from 'esbuild';
import {projectRoot} from '../../../scripts/projectRoot';
import {readDocument} from '../../../sandbox/node/readDocument';
import {documentedPairs} from '../../../sandbox/testing/documentedPairs';
import {expect, test} from '../support/test';

/** Scripts come from files of the site alone, and none makes another at run time. */
const policy = "default-src 'none'; connect-src 'self'; script-src 'self'";

/** The scenarios that `sandbox/contract.test.ts` runs in Node, and the sandbox, as one script. */
async function bundleContract(): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [path.join(projectRoot, 'sandbox/testing/browserContract.ts')],
    bundle: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles[0].text;
}

test('every documented status of every operation is as documented in a browser, under a strict content policy', async ({
  page,
}) => {
  // About 3 s alone; other work on the machine multiplies it.
  const script = await bundleContract();
  await page.route('**/contract', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {'Content-Security-Policy': policy},
      body: '<!doctype html><title>Contract</title><output></output><script src="/contract.js"></script>',
    }),
  );
  await page.route('**/contract.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: script}),
  );
  await page.goto('/contract');
  const output = page.locator('output');
  await expect(output).not.toBeEmpty();
  const {canMakeCode, problems, exercised} = JSON.parse((await output.textContent()) ?? '');
  expect(problems).toEqual([]);
  expect(canMakeCode).toBe(false);
  expect(exercised.sort()).toEqual(documentedPairs(readDocument(projectRoot)).sort());
});
