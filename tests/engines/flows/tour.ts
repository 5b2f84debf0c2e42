import {afterAll, beforeAll, expect} from 'vitest';
import {findOverflow} from '../../browser/support/findOverflow';
import {routes} from '../../browser/support/routes';
import type {Engine} from '../Engine';
import {serveSite, type TestSite} from '../serveSite';
import {consoleErrors, type Flow, type Visit} from '../Visit';

/** An address that leads nowhere. */
const nowhere = '/docs/no-such-page';

/** A low window, in pixels: both engines draw without a graphics processor, and the tour looks at widths alone. */
const height = 300;

/** Brings every tool of the page into view, one after the other, so that each takes the place of what the build drew. */
async function reachTools(engine: Engine): Promise<void> {
  const count = await engine.evaluate(() => document.querySelectorAll('.tool-frame').length);
  for (let index = 0; index < count; index++) {
    const isReady = () =>
      engine.evaluate((at) => {
        const tool = document.querySelectorAll('.tool-frame')[at];
        tool.scrollIntoView({behavior: 'instant'});
        return tool.hasAttribute('data-ready');
      }, index);
    await expect.poll(isReady).toBe(true);
  }
}

/** Every page of the site, and what must be found where it goes wrong. */
export function tourFlows(flow: Flow): void {
  // With one origin, an engine compiles the scripts that all pages share once.
  let site: TestSite;
  beforeAll(async () => {
    site = await serveSite();
  });
  afterAll(() => site.close());

  for (const route of [...routes, nowhere]) {
    const tour = async (visit: Visit) => {
      if (route === nowhere) visit.expectErrors(/status of 404/);
      await visit.engine.resize(1280, height);
      await visit.open(route);
      expect(await visit.engine.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
      await reachTools(visit.engine);
      // What is laid out is not drawn then, which takes longer.
      await visit.engine.evaluate(() => {
        document.documentElement.style.opacity = '0';
      });
      for (const width of [1280, 375]) {
        await visit.engine.resize(width, height);
        // WebKit's first layout of a new size may still follow the media queries of the old one.
        await expect.poll(() => visit.engine.evaluate(findOverflow), {message: `${width} px`}).toEqual([]);
      }
    };
    const title = `${route} opens, starts, complains of nothing and fits 1280 and 375 px`;
    flow(title, tour, () => site);
  }

  flow('what prints, is refused or is too wide is found', async (visit) => {
    visit.expectErrors(/planted|boom|Content.Security.Policy|elsewhere\.example|NetworkError|Load failed/i);
    await visit.open('/docs/support');
    await visit.engine.messages();
    await visit.engine.evaluate(() => {
      console.warn('planted warning');
      console.error('planted error');
      setTimeout(() => {
        throw new Error('boom');
      });
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      const wide = document.createElement('div');
      wide.style.minWidth = '2000px';
      wide.style.height = '1px';
      document.body.append(script, wide);
      void fetch('https://elsewhere.example/');
    });
    const found: string[] = [];
    const expected = [
      /^warning: planted warning/,
      /^error: planted error/,
      /^error: .*boom/,
      /script-src/,
      /connect-src/,
    ];
    await expect
      .poll(async () => {
        found.push(...consoleErrors(await visit.engine.messages()));
        return expected.filter((pattern) => !found.some((text) => pattern.test(text)));
      })
      .toEqual([]);
    expect(await visit.engine.evaluate(() => document.title)).not.toBe('taken over');
    expect((await visit.engine.evaluate(findOverflow)).length).toBeGreaterThan(0);
  });
}
