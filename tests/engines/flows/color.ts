import {expect} from 'vitest';
import {attributeOf, focusOn} from '../reading';
import type {Flow} from '../Visit';

const guide = '/docs/guides/integration/onboard-devices';
const contrast = 'button[aria-label="High contrast"]';

/** Color mode and contrast. */
export function colorFlows(flow: Flow): void {
  flow('color mode and contrast change by pointer and keyboard, and outlive a reload', async (visit) => {
    const {engine} = visit;
    const theme = () => attributeOf(engine, 'html', 'data-theme');
    const color = () => engine.evaluate(() => getComputedStyle(document.body).color);
    await visit.open(guide);
    expect(await theme()).toBe('dark');
    await engine.click({role: 'button', name: 'Color mode: dark. Switch to system'});
    await engine.click({role: 'button', name: 'Color mode: system. Switch to light'});
    await engine.hover({role: 'button', name: 'Color mode: light. Switch to dark'});
    await expect.poll(theme).toBe('light');
    const standard = await color();
    await focusOn(engine, contrast);
    await engine.press('Enter');
    await expect.poll(() => attributeOf(engine, contrast, 'aria-pressed')).toBe('true');
    await expect.poll(color).not.toBe(standard);
    const strong = await color();
    await visit.open(guide);
    expect([await theme(), await color()]).toEqual(['light', strong]);
    await expect.poll(() => attributeOf(engine, contrast, 'aria-pressed')).toBe('true');
  });
}
