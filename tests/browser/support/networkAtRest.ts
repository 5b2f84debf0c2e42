import type {Page} from '@playwright/test';

const events = ['request', 'requestfinished', 'requestfailed'] as const;

/** Milliseconds without a request. */
const quiet = 500;

/**
 * Waits until a page has its answers, and has asked for nothing for half a second.
 *
 * The browser says `networkidle` once for each document, and on a busy machine before its scripts are asked for.
 */
export async function networkAtRest(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  for (const event of events) page.on(event as 'request', note);
  do {
    await page.waitForTimeout(Math.max(50, quiet - (Date.now() - last)));
    // What the browser has said while Node was busy is read by then; what was asked for before this call counts too.
    await page.evaluate(() => undefined);
    // A stream never ends, and an answer that a test holds back comes late.
    const awaited = (await page.requests()).filter((one) => one.resourceType() !== 'eventsource');
    // `finished` never comes for what was answered before this call, unless somebody listened; `sizes` does.
    const answers = awaited.map(async (one) =>
      Promise.race([(await one.response())?.finished(), one.sizes()]),
    );
    await Promise.race([Promise.allSettled(answers), page.waitForTimeout(10_000)]);
  } while (Date.now() - last < quiet);
  for (const event of events) page.off(event as 'request', note);
}
