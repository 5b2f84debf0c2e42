import puppeteer, {type ElementHandle, type KeyInput, type Page} from 'puppeteer-core';
import {bringIntoReach} from './bringIntoReach';
import {describeTarget} from './describeTarget';
import type {Engine, Message, Target} from './Engine';
import {actOn, waitFor} from './waitFor';

/** Puppeteer's words for the levels that count. */
const levels: Partial<Record<string, Message['level']>> = {error: 'error', assert: 'error', warn: 'warning'};

/** Collects what is printed. Errors of scripts and refusals of the policy come as errors of the page. */
function collectMessages(page: Page): Message[] {
  const messages: Message[] = [];
  page.on('console', (message) =>
    messages.push({level: levels[message.type()] ?? 'other', text: message.text()}),
  );
  page.on('pageerror', (error) =>
    messages.push({level: 'error', text: error instanceof Error ? error.message : String(error)}),
  );
  return messages;
}

function locate(page: Page, target: Target): Promise<ElementHandle> {
  return waitFor(describeTarget(target), async () => {
    const found =
      'css' in target
        ? await page.$$(target.css)
        : await findByRole(page, target.role, target.name, target.within);
    for (const handle of found)
      if ((await handle.isVisible()) && (await handle.evaluate(bringIntoReach))) return handle;
    return undefined;
  });
}

/** Asks Firefox's own accessibility tree. */
async function findByRole(page: Page, role: string, name: string, within = 'body'): Promise<ElementHandle[]> {
  const root = await page.$(within);
  return root ? root.$$(`aria/${name}[role="${role}"]`) : [];
}

/** An element that has left the page, in the words of Firefox. */
const isGone = (error: unknown) => /detached|not clickable|no such node|stale/i.test(String(error));

/** Starts Firefox without a window, with a profile that is gone afterwards. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    // A busy machine takes its time, and the test has a limit of its own.
    timeout: 0,
    protocolTimeout: 0,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const messages = collectMessages(page);
  return {
    open: async (url) => void (await page.goto(url, {waitUntil: 'load'})),
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: (run, ...args) =>
      // Puppeteer's type unwraps handles of elements, which are not handed over here.
      page.evaluate(run as (...all: unknown[]) => unknown, ...args) as Promise<
        Awaited<ReturnType<typeof run>>
      >,
    click: (target) =>
      actOn(
        () => locate(page, target),
        (handle) => handle.click(),
        isGone,
      ),
    hover: (target) =>
      actOn(
        () => locate(page, target),
        (handle) => handle.hover(),
        isGone,
      ),
    async press(keys) {
      const held = keys.split('+') as KeyInput[];
      const last = held.pop() as KeyInput;
      for (const key of held) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of held.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot({encoding: 'base64'}),
    async messages() {
      // What was printed before this is answered has come by then.
      await page.evaluate(() => {});
      return messages.splice(0);
    },
    close: () => browser.close(),
  };
}
