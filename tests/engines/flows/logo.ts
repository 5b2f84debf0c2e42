import {expect} from 'vitest';
import type {Flow} from '../Visit';

/** What a reader sees of the logo. */
export function logoFlows(flow: Flow): void {
  flow('the logo is drawn in the navbar, in a wide and in a narrow window', async ({engine, open}) => {
    await open('/docs/intro');
    for (const width of [1280, 375]) {
      await engine.resize(width, 800);
      const show = (visibility: string) =>
        engine.evaluate((value) => {
          for (const logo of document.querySelectorAll<HTMLElement>('.navbar__logo'))
            logo.style.visibility = value;
        }, visibility);
      await show('hidden');
      let without = await engine.screenshot();
      // What is still being drawn would count as the logo.
      await expect
        .poll(async () => {
          const before = without;
          without = await engine.screenshot();
          return without === before;
        })
        .toBe(true);
      await show('');
      await expect.poll(async () => (await engine.screenshot()) === without).toBe(false);
    }
  });
}
