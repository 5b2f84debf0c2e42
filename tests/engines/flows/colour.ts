import {expect} from 'vitest';
import {attributeOf, focusOn} from '../reading';
import type {Flow} from '../Visit';

const guide = '/docs/guides/integration/onboard-devices';
const contrast = 'button[aria-label="High contrast"]';

/** Colour mode and contrast. */
export function colourFlows(flow: Flow): void {
  flow('colour mode and contrast change by pointer and keyboard, and outlive a reload', async (visit) => {
    const {engine} = visit;
    const theme = () => attributeOf(engine, 'html', 'data-theme');
    const colour = () => engine.evaluate(() => getComputedStyle(document.body).color);
    await visit.open(guide);
    expect(await theme()).toBe('dark');
    await engine.click({role: 'button', name: 'Color mode: dark. Switch to system'});
    await engine.click({role: 'button', name: 'Color mode: system. Switch to light'});
    await engine.hover({role: 'button', name: 'Color mode: light. Switch to dark'});
    await expect.poll(theme).toBe('light');
    const standard = await colour();
    await focusOn(engine, contrast);
    await engine.press('Enter');
    await expect.poll(() => attributeOf(engine, contrast, 'aria-pressed')).toBe('true');
    await expect.poll(colour).not.toBe(standard);
    const strong = await colour();
    await visit.open(guide);
    expect([await theme(), await colour()]).toEqual(['light', strong]);
    await expect.poll(() => attributeOf(engine, contrast, 'aria-pressed')).toBe('true');
  });
}
