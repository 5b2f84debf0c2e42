import {gunzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';

/** One thing that the agent has sent. */
export interface Sent {
  url: URL;
  /** As text, also when it was compressed. */
  body: string;
}

/** What the collector allows: everything, but no recording of its own accord, so that the site's own draw shows. */
const answer = {
  app: {agents: [{entityGuid: 'test', entityName: 'test'}], nrServerTime: 1_800_000_000_000},
  ...{err: 1, ins: 1, spa: 1, loaded: 1, st: 1, sts: 0, sr: 1, srs: 0, log: 0},
};

/** Stands in for the collector, and keeps in their order all bodies and addresses that reach it. */
export async function stubCollector(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route(/^https:\/\/bam\.nr-data\.net\//, async (route) => {
    const raw = route.request().postDataBuffer() ?? Buffer.alloc(0);
    const isCompressed = raw[0] === 0x1f && raw[1] === 0x8b;
    sent.push({url: new URL(route.request().url()), body: String(isCompressed ? gunzipSync(raw) : raw)});
    await route.fulfill({headers: {'access-control-allow-origin': '*'}, json: answer});
  });
  return sent;
}

/** Decides the session's draw before the page does. */
export async function drawFor(page: Page, isReplayed: boolean): Promise<void> {
  await page.addInitScript(
    (session) => sessionStorage.setItem('monitoring.session', session),
    JSON.stringify({id: 'visit1visit1', isReplayed}),
  );
}

/** Makes the page send what it has not sent yet, as when its tab is closed. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Switches on a signal that the reader does not want to be followed. */
export async function refuseMonitoring(
  page: Page,
  [name, value]: readonly [string, unknown] = ['globalPrivacyControl', true],
): Promise<void> {
  await page.addInitScript(
    ([property, sent]) => Object.defineProperty(navigator, property as string, {value: sent}),
    [name, value],
  );
}

/** Resolves when an agent that was to be loaded would have been asked for: idle callbacks keep their order. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve))));
}
