import {expect} from 'vitest';
import {addressOf, attributeOf, focusOn, textOf} from '../reading';
import type {Engine} from '../Engine';
import type {Flow} from '../Visit';

const dialog = '[role=dialog], .DocSearch-Modal';
const field = '.DocSearch-Input';
const hit = '.DocSearch-Hit a';

const value = (engine: Engine) =>
  engine.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', field);

/** Waits until answers to all keys have come: until then, another hit may take the place of one that is chosen or clicked. */
async function listAtRest(engine: Engine): Promise<void> {
  let before = '';
  const isSettled = async () => {
    const [last, now] = [before, await textOf(engine, '.DocSearch-Dropdown')];
    before = now;
    return now !== '' && now === last;
  };
  await expect.poll(isSettled, {interval: 1000}).toBe(true);
}

/** Search, from the first key to the page of a hit. */
export function searchFlows(flow: Flow): void {
  flow('search answers from the first key on, and a hit opens by keyboard at its heading', async (visit) => {
    const {engine} = visit;
    await visit.open('/docs/intro');
    await focusOn(engine, 'button[aria-keyshortcuts]');
    await engine.type('timing management');
    await expect.poll(() => value(engine)).toBe('timing management');
    await expect.poll(() => textOf(engine, hit)).not.toBe('');
    await listAtRest(engine);
    const chosen = () => attributeOf(engine, '[aria-selected=true] a', 'href');
    // Titles answer before texts do, and lead to the top of a page.
    const next = () => engine.press('ArrowDown').then(chosen);
    await expect.poll(next).toMatch(/^\/docs\/.+#.+/);
    // Hits of the whole query may still take the place of those of its first letters.
    await engine.evaluate(() => {
      const keep = ({key}: KeyboardEvent) => {
        const link = document.querySelector('[aria-selected=true] a');
        if (key === 'Enter') sessionStorage.setItem('chosen', link?.getAttribute('href') ?? '');
      };
      addEventListener('keydown', keep, {capture: true});
    });
    await engine.press('Enter');
    const href = await engine.evaluate(() => sessionStorage.getItem('chosen'));
    expect(href).toMatch(/^\/docs\/.+#.+/);
    await expect.poll(() => addressOf(engine)).toBe(href);
    await expect.poll(() => textOf(engine, dialog)).toBe('');
    const isShown = () =>
      engine.evaluate(() => {
        const box = document
          .getElementById(decodeURIComponent(location.hash.slice(1)))
          ?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.top < innerHeight;
      });
    await expect.poll(isShown).toBe(true);
  });

  flow('search opens by a click and by a slash, closes by Escape, and a click opens a hit', async (visit) => {
    const {engine} = visit;
    await visit.open('/docs/intro');
    await engine.press('/');
    // At once, so that some of it comes while the modal is on its way.
    await engine.type('timing');
    await expect.poll(() => value(engine)).toBe('timing');
    await engine.press('Escape');
    await expect.poll(() => textOf(engine, dialog)).toBe('');
    await engine.click({role: 'button', name: 'Search'});
    await expect.poll(() => textOf(engine, dialog)).toContain('No recent searches');
    await engine.click({css: field});
    await engine.type('webhook');
    // Until then, hits of the first letters may stand there.
    await expect.poll(() => attributeOf(engine, hit, 'href')).toMatch(/webhook/);
    await listAtRest(engine);
    await engine.click({css: hit});
    await expect.poll(() => addressOf(engine)).toMatch(/webhook/);
  });
}
