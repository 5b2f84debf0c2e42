import {expect} from 'vitest';
import type {Engine, Message} from './Engine';
import {serveSite, type TestSite} from './serveSite';

/** A reader's visit to a site. */
export interface Visit {
  engine: Engine;
  site: TestSite;
  /** Opens a path, and waits until scripts have taken over the page. */
  open(path: string): Promise<void>;
  /** Names what the visit makes the page complain of; any other error or warning fails it. */
  expectErrors(...messages: RegExp[]): void;
}

/** Waits until scripts have taken over the page. */
export function tookOver(engine: Engine): Promise<void> {
  return expect
    .poll(() => engine.evaluate(() => document.documentElement.dataset.hasHydrated ?? ''))
    .toBe('true');
}

/** Complaints that a failure shows; a page can repeat the same a thousand times. */
const most = 10;

/** What counts among the messages, for a comparison with nothing. */
export function consoleErrors(messages: Message[], provoked: RegExp[] = []): string[] {
  const found = messages
    .filter(({level}) => level !== 'other')
    .map(({level, text}) => `${level}: ${text}`)
    .filter((text) => !provoked.some((expected) => expected.test(text)));
  const different = [...new Set(found)];
  if (different.length <= most) return different;
  return [...different.slice(0, most), `and ${different.length - most} more`];
}

/** Makes a visit in a window of 1280 x 800 px; it fails on what it has not provoked. */
export async function visit(
  engine: Engine,
  run: (visit: Visit) => Promise<void>,
  shared?: TestSite,
): Promise<void> {
  const site = shared ?? (await serveSite());
  const provoked: RegExp[] = [];
  await engine.resize(1280, 800);
  await engine.messages();
  try {
    await run({
      engine,
      site,
      async open(path) {
        await engine.open(`${site.origin}${path}`);
        await tookOver(engine);
      },
      expectErrors: (...messages) => void provoked.push(...messages),
    });
    expect(consoleErrors(await engine.messages(), provoked).join('\n')).toBe('');
  } finally {
    // A page that is left does not go on asking a site that is gone.
    await engine.open('about:blank');
    if (!shared) await site.close();
  }
}

/** Declares a test: what a reader does on a visit, to a site of its own unless it is given one. */
export type Flow = (title: string, run: (visit: Visit) => Promise<void>, shared?: () => TestSite) => void;
