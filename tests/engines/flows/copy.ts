import {expect} from 'vitest';
import {attributeOf, focusOn, textOf} from '../reading';
import type {Flow} from '../Visit';

const block = '.theme-code-block.language-c';

/** The button that copies code. */
export function copyFlows(flow: Flow): void {
  flow('the copy button says that it copied, and what is pasted is the code to the letter', async (visit) => {
    const {engine} = visit;
    await visit.open('/docs/device-sdk/quick-start-guides/zephyr-quick-start');
    await engine.evaluate(() => {
      const place = document.createElement('textarea');
      place.id = 'pasted';
      document.querySelector('main')?.prepend(place);
    });
    await engine.hover({css: block});
    // The button says so for 1.5 s alone.
    await engine.evaluate(() => {
      new MutationObserver((changes) => {
        for (const {target} of changes)
          if ((target as Element).getAttribute('aria-label') === 'Copied')
            document.documentElement.dataset.copied = 'true';
      }).observe(document.body, {subtree: true, attributeFilter: ['aria-label']});
    });
    await engine.click({role: 'button', name: 'Copy code to clipboard', within: block});
    await expect.poll(() => attributeOf(engine, 'html', 'data-copied')).toBe('true');
    await focusOn(engine, '#pasted');
    await engine.press('Control+v');
    const code = await textOf(engine, `${block} code`);
    expect(code).toContain('\n');
    const pasted = () => engine.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value);
    await expect.poll(pasted).toBe(code);
  });
}
