import {expect} from 'vitest';
import {addressOf, textOf} from '../reading';
import type {Flow} from '../Visit';

const menu = '.navbar-sidebar';

/** The menu of narrow windows. */
export function menuFlows(flow: Flow): void {
  flow('on a phone the menu shows the pages, then the areas, and leads to one', async (visit) => {
    const {engine} = visit;
    await engine.resize(375, 800);
    await visit.open('/docs/device-sdk/intro');
    await engine.click({role: 'button', name: 'Toggle navigation bar'});
    await engine.hover({role: 'link', name: 'Device requirements', within: menu});
    await engine.click({css: `${menu}__back`});
    await engine.click({role: 'link', name: 'Guides', within: `${menu}__item`});
    await expect.poll(() => addressOf(engine)).toBe('/docs/guides/Integration');
    await expect.poll(() => textOf(engine, 'h1')).toBe('Integration guide');
    const isShown = () =>
      engine.evaluate(
        (css) => document.querySelector(css)?.checkVisibility({visibilityProperty: true}) ?? false,
        menu,
      );
    await expect.poll(isShown).toBe(false);
  });
}
